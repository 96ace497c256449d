import generatedCatalogue from '@generated/catalogue/default/catalogue.json';

import type {Catalogue} from '../catalogue';

/**
 * All scanners and hooks of the documentation, generated from the front matter of their pages.
 * Import the catalogue from here; it is then loaded only by the pages that use it, not by every page.
 */
export const catalogue: Catalogue = generatedCatalogue;

export * from '../../../platform/catalogue/labels';
export * from '../catalogue';
