/**
 * The parts of patterns that name no file, each alternative in braces a part of its own.
 * @param {readonly string[]} patterns
 * @param {readonly string[]} files
 */
export const withoutFile = (patterns, files) =>
  patterns
    .flatMap(alternatives)
    .filter((alternative) => !files.some((file) => expressionOf(alternative).test(file)))

/**
 * An empty alternative stays as it is and names none: to forge it matches nothing.
 * @param {string} pattern
 * @returns {string[]}
 */
function alternatives(pattern) {
  const [, before = '', choices, after = ''] = /^([^{]*)\{([^}]+)\}(.*)$/.exec(pattern) ?? []
  if (choices === undefined) return [pattern]
  return choices
    .split(',')
    .flatMap((choice) =>
      choice === '' ? [`${before}{}${after}`] : alternatives(`${before}${choice}${after}`),
    )
}

/** @param {string} pattern with no sign of its own but stars */
const expressionOf = (pattern) =>
  new RegExp(`^${pattern.replace(/[.{}]/g, '\\$&').replaceAll('*', '[^/]*')}$`)
