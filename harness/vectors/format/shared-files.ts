/** Texts for people in the folder of all vectors, kept by hand. */
export const DOCUMENTS: readonly string[] = ['ATTACKS.md', 'CHANGELOG.md', 'README.md'];

/** The public half of the development key, in the folder of all vectors. */
export const DEVELOPMENT_KEY = 'development-key.pem';
