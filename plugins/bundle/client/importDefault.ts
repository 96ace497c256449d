/** In place of `tslib`: all that `@docusaurus/utils-common` uses of it. */
export function __importDefault<T>(module: T | {__esModule: true; default: T}): {default: T} {
  return module && typeof module === 'object' && '__esModule' in module ? module : {default: module};
}
