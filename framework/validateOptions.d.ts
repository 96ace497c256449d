/** Docusaurus' plugins export this function, as every plugin can, but their types do not declare it. */
declare module '@docusaurus/plugin-content-docs' {
  import type {OptionValidationContext} from '@docusaurus/types';
  export function validateOptions(context: OptionValidationContext<Options, PluginOptions>): PluginOptions;
}

declare module '@docusaurus/plugin-content-blog' {
  import type {OptionValidationContext} from '@docusaurus/types';
  export function validateOptions(context: OptionValidationContext<Options, PluginOptions>): PluginOptions;
}
