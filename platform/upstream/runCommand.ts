/** Runs a command. A mistake of its user, or in the data, is printed without a stack trace, and ends it with status 2. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    // Anything else than a plain error is a mistake of the program.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    console.error(error.message);
    process.exitCode = 2;
  });
}
