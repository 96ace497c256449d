import type {LoadContext, OptionValidationContext, Plugin, PluginModule} from '@docusaurus/types';

/**
 * A plugin with options, for the configuration to name by itself: so Node loads it, once and with all that it shares with
 * others. Docusaurus' own type asks for a plugin that takes any options.
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
