import generatedCatalogue from '@generated/integrations/default/catalogue.json';

import type {Catalogue} from '../../../markdown/catalogue/catalogue';

/**
 * All scanners and hooks of the documentation, generated from the front matter of their pages.
 * Import the catalogue from here; it is then loaded only by the pages that use it, not by every page.
 */
export const catalogue: Catalogue = generatedCatalogue;

export * from '../../../markdown/catalogue/catalogue';
