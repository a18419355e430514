/** Settings and adapters that the server reads out of the prompt: whoever types a prompt must not set them. */
const COMMANDS = [/<sd_cpp_extra_args>[\s\S]*?(?:<\/sd_cpp_extra_args>|$)/gi, /<lora:[^>]*(?:>|$)/gi];

/** The words alone: no command is left, nor a bracket that could begin one. */
export const plainWords = (text: string): string =>
  [...COMMANDS, /[<>]/g, /\s+/g].reduce((words, gone) => words.replace(gone, ' '), text).trim();
