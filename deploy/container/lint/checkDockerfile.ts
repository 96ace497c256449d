import {DockerfileParser, type Copy, type Dockerfile, type From, type Instruction} from 'dockerfile-ast';
import {validate, ValidationSeverity} from 'dockerfile-utils';

import {formatFault, sortFaults, type Fault} from '../../../text/fault';

/** What is checked, and what of the project it is checked against. */
export interface DockerfileSource {
  /** Path relative to the project, with forward slashes, for messages. */
  file: string;
  text: string;
  /** Whether a path of the build context exists. */
  exists: (path: string) => boolean;
}

/** An exact tag names a version down to the patch or the point release, such as `20.19.5-bookworm-slim` or `12.12-slim`. */
const EXACT_TAG = /^\d+\.\d+(?:\.\d+)?(?:[-.][\w.-]+)?$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const SECRET = /pass(?:word|wd)?|secret|token|credential|api_?key|private_?key/i;
/** A user and a group by number, neither of them root. */
const NUMERIC_USER = /^[1-9]\d*(?::[1-9]\d*)?$/;

function getKeyword(instruction: Instruction): string {
  return instruction.getKeyword().toUpperCase();
}

/** The text behind the keyword, comments and line ends taken out. */
function getText(instruction: Instruction): string {
  return instruction
    .getArguments()
    .map((argument) => argument.getValue())
    .join(' ');
}

class DockerfileCheck {
  readonly faults: Fault[] = [];
  readonly #source: DockerfileSource;
  readonly #dockerfile: Dockerfile;
  readonly #instructions: Instruction[];

  constructor(source: DockerfileSource) {
    this.#source = source;
    this.#dockerfile = DockerfileParser.parse(source.text);
    this.#instructions = this.#dockerfile.getInstructions();
  }

  run(): Fault[] {
    this.#checkSyntax();
    // What is not understood cannot be checked further.
    if (this.faults.length > 0) return sortFaults(this.faults);
    this.#checkImages();
    for (const instruction of this.#instructions) this.#checkInstruction(instruction);
    for (const copy of this.#dockerfile.getCOPYs()) this.#checkCopy(copy);
    this.#checkLastStage();
    return sortFaults(this.faults);
  }

  #add(instruction: Instruction, message: string): void {
    const line = instruction.getRange().start.line + 1;
    this.faults.push({file: this.#source.file, line, message});
  }

  #checkSyntax(): void {
    const diagnostics = validate(this.#source.text, {
      deprecatedMaintainer: ValidationSeverity.ERROR,
      directiveCasing: ValidationSeverity.ERROR,
      emptyContinuationLine: ValidationSeverity.ERROR,
      instructionCasing: ValidationSeverity.ERROR,
      instructionCmdMultiple: ValidationSeverity.ERROR,
      instructionEntrypointMultiple: ValidationSeverity.ERROR,
      instructionHealthcheckMultiple: ValidationSeverity.ERROR,
      instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
      instructionWorkdirRelative: ValidationSeverity.ERROR,
    });
    for (const {message, range} of diagnostics) {
      this.faults.push({
        file: this.#source.file,
        line: range.start.line + 1,
        message: `${typeof message === 'string' ? message : message.value}.`,
      });
    }
  }

  #checkImages(): void {
    const stages: string[] = [];
    for (const from of this.#dockerfile.getFROMs()) {
      const image = from.getImage() ?? '';
      if (!stages.includes(image) && image !== 'scratch') this.#checkTag(from, image);
      const stage = from.getBuildStage();
      if (stage !== null) stages.push(stage);
    }
  }

  #checkTag(from: From, image: string): void {
    const tag = from.getImageTag();
    const digest = from.getImageDigest();
    if (digest !== null && DIGEST.test(digest)) return;
    if (tag === null) this.#add(from, `${image} has no tag, which means "latest". Name an exact version.`);
    else if (!EXACT_TAG.test(tag)) {
      this.#add(
        from,
        `${image} has a tag that moves. Name an exact version, such as node:20.19.5-bookworm-slim.`,
      );
    }
  }

  #checkInstruction(instruction: Instruction): void {
    const keyword = getKeyword(instruction);
    const text = getText(instruction);
    if (keyword === 'ADD') {
      this.#add(instruction, 'ADD fetches and unpacks what it is given. Use COPY.');
    } else if (keyword === 'RUN') this.#checkRun(instruction, text);
    else if (keyword === 'ARG' || keyword === 'ENV') {
      const names = text.split(/\s+/).map((part) => part.replace(/=.*$/, ''));
      const secret = names.find((name) => SECRET.test(name));
      if (secret !== undefined) {
        this.#add(
          instruction,
          `${secret} looks like a secret, and ${keyword} stays in the image for all to read. Use RUN --mount=type=secret.`,
        );
      }
    }
  }

  #checkRun(instruction: Instruction, text: string): void {
    if (/\b(?:curl|wget)\b/.test(text)) {
      this.#add(
        instruction,
        'RUN fetches something that no lock file and no signature names. Take a package.',
      );
    }
    if (/\bapt(?:-get)?\s+(?:dist-)?upgrade\b/.test(text)) {
      this.#add(instruction, 'RUN upgrades the base image. Name a newer one in FROM.');
    }
    if (!/\bapt(?:-get)?\s+(?:-\S+\s+)*install\b/.test(text)) return;
    if (!text.includes('--no-install-recommends')) {
      this.#add(
        instruction,
        'apt-get install needs --no-install-recommends: what is not there cannot be attacked.',
      );
    }
    if (!/\brm\s+-rf\s.*\/var\/lib\/apt\/lists\b/.test(text)) {
      this.#add(
        instruction,
        'The lists of packages stay in this layer. End the same RUN with rm -rf /var/lib/apt/lists/*.',
      );
    }
  }

  #checkCopy(instruction: Copy): void {
    const paths = instruction.getArguments().map((argument) => argument.getValue());
    const from = instruction.getFromFlag()?.getValue();
    const stages = this.#dockerfile.getFROMs().map((stage) => stage.getBuildStage());
    if (typeof from === 'string') {
      if (!stages.includes(from))
        this.#add(instruction, `COPY --from names "${from}", and no stage has that name.`);
      return;
    }
    for (const path of paths.slice(0, -1)) {
      if (!this.#source.exists(path))
        this.#add(instruction, `COPY names ${path}, which does not exist. Correct it.`);
    }
  }

  /** The last stage is what runs. */
  #checkLastStage(): void {
    const images = this.#dockerfile.getFROMs();
    const last = images.at(-1);
    if (!last) return;
    const start = last.getRange().start.line;
    const stage = this.#instructions.filter((instruction) => instruction.getRange().start.line >= start);
    const find = (keyword: string) => stage.filter((instruction) => getKeyword(instruction) === keyword);

    const user = find('USER').at(-1);
    if (!user)
      this.#add(
        last,
        'The last stage has no USER: the process would be root. Name a number, such as 10001:10001.',
      );
    else {
      if (!NUMERIC_USER.test(getText(user))) {
        this.#add(
          user,
          `USER is ${getText(user)}. Name a number that is not 0, so that Kubernetes can see that it is not root.`,
        );
      }
      const line = user.getRange().start.line;
      const later = [...find('RUN'), ...find('COPY')].filter((other) => other.getRange().start.line > line);
      for (const other of later) {
        this.#add(
          other,
          `${getKeyword(other)} after USER makes files that belong to the process. Move it above USER.`,
        );
      }
    }
    const [entrypoint] = find('ENTRYPOINT');
    if (!entrypoint) this.#add(last, 'The last stage has no ENTRYPOINT.');
    for (const start of [...find('ENTRYPOINT'), ...find('CMD')]) {
      if (!getText(start).startsWith('[')) {
        this.#add(
          start,
          `${getKeyword(start)} starts a shell, which takes the signals. Write a list: ["nginx", …].`,
        );
      }
    }
  }
}

/** Lists what is wrong with a Dockerfile: one line a fault, with file and line. */
export function checkDockerfile(source: DockerfileSource): string[] {
  return new DockerfileCheck(source).run().map(formatFault);
}
