import type {LoadContext, OptionValidationContext, Plugin, PluginModule} from '@docusaurus/types';

/**
 * Combines a plugin with its option validation, so that the configuration can import it as one function: modules that
 * several plugins share are then loaded only once. The cast is needed because Docusaurus' type wants any options.
 *
 * @param create creates the plugin
 * @param validateOptions checks the given options and fills in defaults, if the types of the options do not suffice
 */
export function definePlugin<Content, Given, Options>(
  create: (context: LoadContext, options: Options) => Plugin<Content> | Promise<Plugin<Content>>,
  validateOptions?: (data: OptionValidationContext<Given, Options>) => Options,
): PluginModule {
  return Object.assign(create, validateOptions && {validateOptions}) as unknown as PluginModule;
}
