/** Replaces `tslib`: the only function that `@docusaurus/utils-common` uses. */
export function __importDefault<T>(module: T | {__esModule: true; default: T}): {default: T} {
  return module && typeof module === 'object' && '__esModule' in module ? module : {default: module};
}
