import { readdirSync } from 'node:fs'

import { configOfKeeper } from '#apps/keeper/config.ts'
import { configOf } from '#platform/server/config.ts'
import { expect, test } from 'vitest'

import { at, documented, isThere, read } from './files.ts'

/** The systemd units; `systemd-analyze verify` is not on every machine. */
const folder = 'production/systemd'
const units = readdirSync(at(folder)).map((name) => ({ name, lines: linesOf(name) }))
const services = units.filter(({ name }) => name.endsWith('.service'))
const programs = services.filter((unit) =>
  valuesOf(unit, 'ExecStart')[0]?.startsWith('/usr/bin/node '),
)

function linesOf(name: string): (readonly [string, string])[] {
  return read(`${folder}/${name}`)
    .split('\n')
    .filter((line) => /^[A-Z]\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)
}

function valuesOf(unit: { lines: (readonly [string, string])[] }, key: string): string[] {
  return unit.lines.filter(([one]) => one === key).map(([, value]) => value)
}

test('there are servers, the keeper and a nightly copy of the database', () => {
  expect(units.map(({ name }) => name).toSorted()).toEqual([
    'tessera-backup.service',
    'tessera-backup.timer',
    'tessera-keeper.service',
    'tessera-server@.service',
  ])
  const begun = units.map(({ name }) => /^\[(\w+)\]$/m.exec(read(`${folder}/${name}`))?.[1])
  expect(new Set(begun)).toEqual(new Set(['Unit']))
})

test('each starts a program that is built, or a script that is here', () => {
  const started = services.flatMap((unit) => valuesOf(unit, 'ExecStart'))
  expect(started).toHaveLength(3)
  for (const line of started) {
    const [, program] = /build\/node\/(\w+)\.js$/.exec(line) ?? []
    const [, script = ''] = /\/opt\/tessera\/current\/(\S+\.sh)/.exec(line) ?? []
    expect(program === undefined ? isThere(script) : isThere(`apps/${program}/main.ts`)).toBe(true)
  }
})

test('each is enclosed: no privileges, no writing, no other kinds of sockets or calls', () => {
  const needed = {
    NoNewPrivileges: 'yes',
    CapabilityBoundingSet: '',
    ProtectSystem: 'strict',
    ProtectHome: 'yes',
    ProtectKernelModules: 'yes',
    ProtectKernelTunables: 'yes',
    ProtectControlGroups: 'yes',
    PrivateTmp: 'yes',
    PrivateDevices: 'yes',
    RestrictNamespaces: 'yes',
    RestrictSUIDSGID: 'yes',
    RestrictAddressFamilies: 'AF_INET AF_INET6 AF_UNIX',
    SystemCallArchitectures: 'native',
    SystemCallFilter: '@system-service',
    UMask: '0077',
  }
  for (const unit of services) {
    const lacking = Object.entries(needed).filter(
      ([key, value]) => !valuesOf(unit, key).includes(value),
    )
    expect([unit.name, lacking]).toEqual([unit.name, []])
    expect(valuesOf(unit, 'User')).toEqual([unit.name.includes('backup') ? 'postgres' : 'tessera'])
  }
})

test('secrets come as credentials, and every variable is one that the program reads', () => {
  expect(programs).toHaveLength(2)
  for (const unit of programs) {
    const loaded = valuesOf(unit, 'LoadCredential').map((value) => value.split(':')[0])
    const variables = valuesOf(unit, 'Environment')
      .flatMap((value) => value.split(' '))
      .map((pair) => pair.split('='))
    const files = variables.filter(([name = '']) => name.endsWith('_FILE'))
    expect(files.map(([, value]) => value?.replace('%d/', ''))).toEqual(loaded)
    const unknown = variables.filter(
      ([name = '']) => name !== 'NODE_ENV' && !documented.has(name.replace(/_FILE$/, '')),
    )
    expect(unknown).toEqual([])
  }
})

test('servers and keeper accept the one file of settings, as systemd.md has it', () => {
  const [, line = ''] = /tessera\.env`: (.+)$/m.exec(read('docs/operations/systemd.md'))!
  const values: Record<string, string> = {
    TRON_URL: 'http://10.0.0.1:8090',
    PUBLIC_ORIGIN: 'https://app.example',
    OPERATORS: 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC=read',
  }
  const settings = [...line.matchAll(/`([A-Z_]+)(?:=([^`]*))?`/g)].map(
    ([, name = '', value]) => [name, value ?? values[name]!] as const,
  )
  expect(settings).toHaveLength(5)
  const env = Object.fromEntries(settings)
  expect(configOf({ ...env, DATABASE_URL: 'postgresql://a@b/c' }).chainSchema).toBe('blue')
  // Its unit has no database.
  expect(configOfKeeper(env)).toMatchObject({
    deploymentFile: 'deployments/nile.json',
    tronUrl: 'http://10.0.0.1:8090',
  })
})

test('the nightly copy finds all of PostgreSQL’s programs, of the version that production has', () => {
  const backup = services.find(({ name }) => name === 'tessera-backup.service')!
  const [, version] = /^# PostgreSQL (\d+) /.exec(read('production/postgres/postgresql.conf'))!
  expect(valuesOf(backup, 'Environment')).toContain(
    `PATH=/usr/lib/postgresql/${version}/bin:/usr/bin:/bin`,
  )
})

test('a server is given the time that it needs to stop', () => {
  const server = programs.find(({ name }) => name.includes('server'))!
  const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(valuesOf(server, 'Environment')[0]!)?.[1])
  expect(drain).toBeGreaterThan(0)
  expect(Number(valuesOf(server, 'TimeoutStopSec')[0])).toBeGreaterThan(drain + 2)
})
