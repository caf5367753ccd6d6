import { expect, test } from 'vitest'

import { configOf } from './config.ts'

test('an empty environment is one machine on its own; an empty word counts as none', () => {
  expect(configOf({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    tronUrl: 'http://127.0.0.1:9090',
    dataDir: '.data',
    databaseUrl: null,
    databaseReplicaUrl: null,
    databaseConnections: 12,
    chainSchema: 'public',
    drainMs: 0,
    metricsPort: null,
    deploymentFile: '.data/deployment.json',
    publicOrigin: null,
    logLevel: 'info',
    metricsToken: null,
    links: [],
    rwa: false,
    rwaDocuments: null,
    operators: [],
  })
})

test('what is set is used', () => {
  const input = {
    PORT: '0',
    TRON_URL: 'https://node.example/x, http://10.0.0.1:8090',
    TRON_API_KEY: 'a1b2',
    DATABASE_URL: 'postgres://me@host/db',
    DATABASE_REPLICA_URL: 'postgres://me@other/db',
    DATABASE_CONNECTIONS: '30',
    CHAIN_SCHEMA: 'green',
    DRAIN_SECONDS: '5',
    METRICS_PORT: '9100',
    PUBLIC_ORIGIN: 'https://app.example/path',
    API_BASE: 'https://api.example/v1/',
    NODE_PUBLIC_URL: 'https://node.example/tron/',
    DATA_DIR: '/d',
    RATE_LIMIT: '5',
    RWA: 'on',
    RWA_DOCUMENTS: '/documents',
    TRUSTED_PROXIES: '10.0.0.7, 2001:db8::/32,loopback',
    OPERATORS: 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7=read, TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7=review',
  }
  expect(configOf(input)).toMatchObject({
    port: 0,
    tronUrl: 'https://node.example/x, http://10.0.0.1:8090',
    tronApiKey: 'a1b2',
    nodePublicUrl: 'https://node.example/tron',
    databaseUrl: 'postgres://me@host/db',
    databaseReplicaUrl: 'postgres://me@other/db',
    databaseConnections: 30,
    chainSchema: 'green',
    drainMs: 5_000,
    metricsPort: 9100,
    deploymentFile: '/d/deployment.json',
    publicOrigin: 'https://app.example',
    apiBase: 'https://api.example/v1',
    rateLimit: 5,
    rwa: true,
    rwaDocuments: '/documents',
    trustedProxies: ['10.0.0.7', '2001:db8::/32', 'loopback'],
    operators: [
      { address: 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7', duty: 'read' },
      { address: 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7', duty: 'review' },
    ],
  })
})

test.each([
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['RWA', 'yes'],
  ['TRON_URL', 'ftp://node'],
  ['TRON_URL', 'https://node.example,'],
  ['TRON_API_KEY', 'a secret'],
  ['PUBLIC_ORIGIN', 'app.example'],
  ['API_BASE', 'api.example'],
  ['NODE_PUBLIC_URL', 'ftp://node.example'],
  ['DATABASE_URL', 'mysql://me:secret@host/db'],
  ['DATABASE_REPLICA_URL', 'mysql://me:secret@host/db'],
  ['DATABASE_CONNECTIONS', '3'],
  ['CHAIN_SCHEMA', 'Green'],
  ['CHAIN_SCHEMA', 'pg_green'],
  ['CHAIN_SCHEMA', 'green,secret'],
  ['DRAIN_SECONDS', '61'],
  ['METRICS_PORT', '65536'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'a secret'],
  ['OPERATORS', 'T123=read'],
  ['OPERATORS', 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7'],
  ['OPERATORS', 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7=all'],
  ['OPERATORS', 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7=read=review'],
  ['OPERATORS', 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7=read,'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.1:8080'],
  ['TRUSTED_PROXIES', '10.0.0.1,'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '::/0'],
  ['TRUSTED_PROXIES', '1'],
  ['METRICS_TOKEN', 'secret with spaces in it'],
])('%s=%s is refused by name, without repeating a secret', (name, value) => {
  expect(() => configOf({ [name]: value })).toThrow(`${name} in the environment is not valid`)
  expect(() => configOf({ [name]: value })).not.toThrow('secret')
})

test('an embedded database is requested by name where one must be certain', () => {
  const [silent, meant] = [configOf({}), configOf({ DATABASE_URL: 'embedded' })]
  expect([silent.databaseUrl, silent.embeddedMeant]).toEqual([null, false])
  expect([meant.databaseUrl, meant.embeddedMeant]).toEqual([null, true])
})

test('a replica of an embedded database is a mistake, and a schema of its own', () => {
  expect(() => configOf({ CHAIN_SCHEMA: 'green' })).toThrow('of use only beside DATABASE_URL')
  expect(() => configOf({ DATABASE_REPLICA_URL: 'postgres://me@other/db' })).toThrow(
    'DATABASE_REPLICA_URL is of use only beside DATABASE_URL',
  )
})

test.each([
  [{ API_BASE: 'https://api.example' }, 'only beside PUBLIC_ORIGIN'],
  [{ API_BASE: 'http://api.example', PUBLIC_ORIGIN: 'https://app.example' }, 'begins with https'],
  [{ API_BASE: 'https://api.example?a=b', PUBLIC_ORIGIN: 'https://app.example' }, 'an origin'],
  [{ NODE_PUBLIC_URL: 'https://node.example#a' }, 'an origin'],
  [
    { NODE_PUBLIC_URL: 'http://node.example', PUBLIC_ORIGIN: 'https://app.example' },
    'NODE_PUBLIC_URL begins with https',
  ],
])('%j is a mistake', (env, why) => {
  expect(() => configOf(env)).toThrow(why)
})
