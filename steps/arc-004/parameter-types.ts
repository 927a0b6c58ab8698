import { defineParameterType } from '@cucumber/cucumber';
import { TIME_OF_DAY, timeOf } from './clock.js';

/** A time of day, as the time of the day on which all scenarios lie. */
defineParameterType({ name: 'clock', regexp: TIME_OF_DAY, transformer: timeOf });
