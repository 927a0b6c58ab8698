import { Formatter } from '@cucumber/cucumber';

/** Prints nothing: the suite's reports are made from its own result model. */
export default class SilentFormatter extends Formatter {}
