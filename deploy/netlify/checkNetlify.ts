import {parse, TomlError} from 'smol-toml';

import {describeError} from '../../checks/examples/describeError';
import {createAjv} from '../../platform/compileSchemas';
import {formatFault} from '../../text/fault';
import {suggest} from '../../text/suggest';

/** What is checked, and what of the project it is checked against. */
export interface NetlifySource {
  /** Text of netlify.toml. */
  text: string;
  /** Names of the npm scripts of the project. */
  scripts: readonly string[];
  /** Folder to which the project builds. */
  output: string;
  /** Version of Node.js with which the container image is built. */
  nodeVersion: string;
}

interface NetlifyConfiguration {
  build: {command: string; publish: string; environment: {NODE_VERSION: string}};
}

const FILE = 'netlify.toml';

function createObject(properties: Record<string, object>): object {
  return {type: 'object', additionalProperties: false, properties, required: Object.keys(properties)};
}

/**
 * The settings that ours has, and no others: plugins run code of others in the build, and headers and redirects come
 * from the build.
 */
const schema = createObject({
  build: createObject({
    command: {type: 'string'},
    publish: {type: 'string'},
    environment: createObject({NODE_VERSION: {type: 'string'}}),
    processing: createObject({
      skip_processing: {type: 'boolean', const: true},
      html: createObject({pretty_urls: {type: 'boolean', const: false}}),
    }),
  }),
});

/** What a valid configuration names that does not exist, or differs from what else builds the site. */
function checkNames({build}: NetlifyConfiguration, {scripts, output, nodeVersion}: NetlifySource): string[] {
  const messages: string[] = [];
  const script = /^npm run ([\w:-]+)$/.exec(build.command)?.[1];
  if (script === undefined) messages.push(`build.command is "${build.command}". Name one npm script.`);
  else if (!scripts.includes(script)) {
    messages.push(
      `build.command names the npm script "${script}", which does not exist.${suggest(script, scripts)}`,
    );
  }
  if (build.publish !== output) {
    messages.push(`build.publish is "${build.publish}", and the build writes to "${output}".`);
  }
  const {NODE_VERSION} = build.environment;
  if (NODE_VERSION !== nodeVersion) {
    messages.push(
      `build.environment.NODE_VERSION is ${NODE_VERSION}, and deploy/container/Dockerfile builds with ${nodeVersion}.`,
    );
  }
  return messages;
}

/** Lists what is wrong with the configuration of Netlify: one line a fault. */
export function checkNetlify(source: NetlifySource): string[] {
  let configuration: unknown;
  try {
    configuration = parse(source.text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [message = ''] = error.message.split('\n');
    return [formatFault({file: FILE, line: error.line, message: `${message}.`})];
  }
  const validate = createAjv().compile<NetlifyConfiguration>(schema);
  const messages = validate(configuration)
    ? checkNames(configuration, source)
    : (validate.errors ?? []).map(describeError);
  return messages.map((message) => formatFault({file: FILE, message}));
}
