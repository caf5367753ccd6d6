const words = [
  'token',
  'signature',
  'privateKey',
  'password',
  'databaseUrl',
  'authorization',
  'cookie',
]

/** What never stands in a log, at the top, in a request's headers or body, or one step deeper. */
export const secrets: { paths: string[]; censor: string } = {
  paths: words.flatMap((word) => [word, `*.${word}`, `*.*.${word}`]),
  censor: '[kept back]',
}
