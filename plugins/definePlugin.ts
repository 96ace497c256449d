import type {LoadContext, OptionValidationContext, Plugin, PluginModule} from '@docusaurus/types';

/**
 * Joins a plugin with the validation of its options, so that the configuration can import it as one function. Node then
 * loads modules once that several plugins share. Docusaurus' type asks for a plugin that takes any options.
 *
 * @param create makes the plugin
 * @param validateOptions checks what the configuration says and fills in defaults
 */
export function definePlugin<Content, Given, Options>(
  create: (context: LoadContext, options: Options) => Plugin<Content> | Promise<Plugin<Content>>,
  validateOptions: (data: OptionValidationContext<Given, Options>) => Options,
): PluginModule {
  return Object.assign(create, {validateOptions}) as unknown as PluginModule;
}
