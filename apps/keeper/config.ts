import { type Config, configOf } from '#platform/server/config.ts'

import type { Environment } from './keys.ts'

/** The settings from the environment. Those of a database are the server's, with which the keeper may share a file. */
export const configOfKeeper = (env: Environment): Config =>
  configOf({ ...env, DATABASE_URL: '', DATABASE_REPLICA_URL: '', CHAIN_SCHEMA: '' })
