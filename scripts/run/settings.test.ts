import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { versionWithin } from './node-version.mjs'
import { Problem } from './problem.mjs'
import { root } from './root.mjs'
import { environmentOf, settingsOf } from './settings.mjs'

describe('settings', () => {
  test('an empty environment gives the presets of the README', () => {
    expect(settingsOf({})).toEqual({
      port: 8080,
      tronPort: 9090,
      host: '127.0.0.1',
      dataDir: path.join(root, '.data'),
      databaseUrl: undefined,
      tronUrl: undefined,
    })
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT is "abc"'],
    [{ TRON_PORT: '65536' }, 'TRON_PORT is "65536"'],
    [{ PORT: '-1' }, 'PORT is "-1"'],
    [{ DATABASE_URL: 'mysql://host/db' }, 'DATABASE_URL is not an address'],
    [{ TRON_URL: 'localhost:9090' }, 'TRON_URL is not an address'],
  ])('%j is refused in one sentence', (env, sentence) => {
    expect(() => settingsOf(env)).toThrow(Problem)
    expect(() => settingsOf(env)).toThrow(sentence)
  })

  test('the words of a refused address do not reach the screen: it may hold a password', () => {
    expect(() => settingsOf({ DATABASE_URL: 'mysql://u:secret@host' })).not.toThrow(/secret/)
  })

  test('a host that means all addresses is reached through this machine', () => {
    const { tronUrl, webUrl } = environmentOf(settingsOf({ HOST: '0.0.0.0' }), 8080, 9090)
    expect([webUrl, tronUrl]).toEqual(['http://127.0.0.1:8080', 'http://127.0.0.1:9090'])
    const six = environmentOf(settingsOf({ HOST: '::1' }), 1, 2)
    expect(six.webUrl).toBe('http://[::1]:1')
  })

  test('a node elsewhere is used as configured', () => {
    const settings = settingsOf({ TRON_URL: 'https://node.example/' })
    expect(environmentOf(settings, 1, 0).tronUrl).toBe('https://node.example/')
  })

  test('passes several nodes on, and waits for the first', () => {
    const settings = settingsOf({ TRON_URL: 'https://node.example, http://10.0.0.1:8090' })
    const { tronUrl, env } = environmentOf(settings, 1, 0)
    expect(tronUrl).toBe('https://node.example')
    expect(env.TRON_URL).toBe('https://node.example,http://10.0.0.1:8090')
  })
})

describe('Node version', () => {
  const range = '^20.19.0 || >=22.12.0'
  test.each([
    ['v20.19.0', true],
    ['v20.20.2', true],
    ['v22.12.0', true],
    ['v24.0.1', true],
    ['v20.18.9', false],
    ['v18.20.0', false],
    ['v21.7.0', false],
    ['v22.11.0', false],
  ])('%s: %s', (version, fits) => {
    expect(versionWithin(version, range)).toBe(fits)
  })
})
