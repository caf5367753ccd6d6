import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

/** What must not stand in a process list, a unit or a compose file. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'METRICS_TOKEN',
  'TRON_API_KEY',
  'TESSERA_OPERATOR_KEY',
  'TESSERA_BOX_SECRET',
  'TESSERA_BUILDER_KEY',
  'TESSERA_DEPLOYER_KEY',
  'TESSERA_ANNOUNCER_KEY',
]

/**
 * The environment with the secrets that are in files: `METRICS_TOKEN_FILE` names the file of METRICS_TOKEN. The line's
 * end is not part of it.
 */
export function withSecretFiles(env: Environment): Environment {
  const found = secrets.flatMap((name) => {
    const file = env[`${name}_FILE`]
    if (!file) return []
    if (env[name]) throw new Error(`${name} and ${name}_FILE are both set: use one.`)
    return [[name, contentOf(`${name}_FILE`, file)] as const]
  })
  return { ...env, ...Object.fromEntries(found) }
}

function contentOf(variable: string, file: string): string {
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text !== '') return text
  } catch (cause) {
    throw new Error(`${variable} names ${file}, which cannot be read.`, { cause })
  }
  throw new Error(`${variable} names ${file}, which is empty.`)
}
