import { type Logger, type LoggerOptions, pino } from 'pino'

const messages = [
  'token',
  'signature',
  'privateKey',
  'master',
  'password',
  'databaseUrl',
  'metricsToken',
  'tronApiKey',
  'authorization',
  'cookie',
]

/** What never stands in a log, at the top, in a request's headers or body, or one step deeper. */
export const secrets: { paths: string[]; censor: string } = {
  paths: messages.flatMap((word) => [word, `*.${word}`, `*.*.${word}`]),
  censor: '[kept back]',
}

/** At and above it a line is written at once; below it, within a second and in lots. */
const urgent = 40

/**
 * The log of a process, on its standard output. Lines wait for each other, so that a call does not
 * pay for a write; what was waiting is written when the process ends, and lost when it is killed.
 */
export function openLog(level: string): Logger {
  if (level === 'silent') return pino({ level })
  const out = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 })
  const hooks: LoggerOptions['hooks'] = {
    logMethod(line, write, severity) {
      write.apply(this, line)
      if (severity >= urgent) out.flushSync()
    },
  }
  return pino({ level, redact: secrets, hooks }, out)
}

/** The same log for lines whose every word is ours: nothing in them is looked through for secrets. */
export const withoutSearch = (log: Logger): Logger => log.child({}, { redact: { paths: [] } })
