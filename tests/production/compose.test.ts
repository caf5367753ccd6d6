import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { configOf } from '#platform/server/config.ts'
import { withSecretFiles } from '#platform/server/secretFiles.ts'
import { afterAll, expect, test } from 'vitest'

import { composeOf, isExact, type Service } from './composeForm.ts'
import { documented, isThere, read, yamlOf } from './files.ts'

/** The compose file by the rules of its specification, and by those of the parts that it joins. */
const file = yamlOf('production/compose.yaml')
const compose = composeOf(file)
const services = Object.entries(compose.services)
const ours = services.filter(([, { image }]) => image.startsWith('tessera:'))
const servers = ours.filter(([name]) => name.startsWith('server-'))
const folder = mkdtempSync(path.join(tmpdir(), 'tessera-compose-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const keysOf = (some: readonly string[] | Record<string, unknown> = {}): readonly string[] =>
  Array.isArray(some) ? (some as string[]) : Object.keys(some)

/** What an operator sets, as the file names it. */
const required: Record<string, string> = {
  TESSERA_VERSION: '0.1.0',
  TESSERA_NETWORK: 'nile',
  TESSERA_DOMAIN: 'app.example',
  TRON_URL: 'https://nile.trongrid.io,http://10.0.0.1:8090',
  CHAIN_SCHEMA: 'blue',
  TESSERA_ARCHIVE: '/srv/archive',
  TESSERA_BACKUPS: '/srv/backups',
}
const given: Record<string, string> = {
  ...required,
  TRON_API_KEY_FILE: '/run/secrets/tron-api-key',
  OPERATORS: 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC=read',
  SOCIAL_LINKS: 'X=https://x.com/app',
  NODE_PUBLIC_URL: 'https://api.trongrid.io',
  RWA: 'on',
  TESSERA_BOX_REBIND: 'yes',
  TESSERA_CHORE_ENERGY: '500000',
}

/** `${NAME:?why}` and `${NAME:-value}`, the two forms that are used. */
const filled = (text: string, values = given): string =>
  text.replaceAll(/\$\{(\w+):([?-])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
    const value = values[name]
    if (value === undefined && kind === '?') throw new Error(`${name}: ${rest}`)
    return value ?? rest
  })

const seconds = (duration = ''): number => Number(/^(\d+)s$/.exec(duration)?.[1])

test('a key that the specification does not have is refused', () => {
  const broken = structuredClone(file) as { services: Record<string, object> }
  Object.assign(broken.services['keeper']!, { read_olny: true })
  expect(() => composeOf(broken)).toThrow('read_olny')
})

test('every name leads somewhere: networks, volumes, secrets, services, files', () => {
  const missing = services.flatMap(([name, service]) => [
    ...keysOf(service.networks).filter((one) => !(one in compose.networks)),
    ...keysOf(service.depends_on).filter((one) => !(one in compose.services)),
    ...keysOf(service.secrets).filter((one) => !(one in compose.secrets)),
    ...(service.volumes ?? [])
      .map((volume) => filled(volume).split(':')[0]!)
      .filter((from) => {
        if (from.startsWith('./')) return !isThere(path.posix.join('production', from))
        return !from.startsWith('/') && !(from in compose.volumes)
      })
      .map((from) => `${name}: ${from}`),
  ])
  expect(missing).toEqual([])
  const used = new Set(services.flatMap(([, { secrets = [] }]) => secrets))
  expect([...used].toSorted()).toEqual(Object.keys(compose.secrets).toSorted())
  expect(ours.every(([, { build }]) => isThere(build?.dockerfile ?? ''))).toBe(true)
})

test('images have exact versions; ours is built from the repository’s root', () => {
  expect(services.map(([, { image }]) => image).filter((image) => !isExact(image))).toEqual([])
  expect(new Set(ours.map(([, { build }]) => build?.context))).toEqual(new Set(['..']))
})

test('every container is read-only, without capabilities and without a way to more', () => {
  for (const [name, service] of services) {
    expect({ name, ...service }).toMatchObject({
      name,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
    })
  }
  expect(services.filter(([, { cap_add }]) => cap_add).map(([name]) => name)).toEqual(['proxy'])
})

test('only the proxy is open to the world; the database is on the inside alone', () => {
  const open = services.filter(([, { ports = [] }]) =>
    ports.some((port) => !port.startsWith('127.0.0.1:')),
  )
  expect(open.map(([name]) => name)).toEqual(['proxy'])
  expect(keysOf(compose.services['database']?.networks)).toEqual(['inside'])
  expect(compose.networks['inside']?.internal).toBe(true)
})

test('no secret stands in the file, and each is of the service that names it', () => {
  const isSecret = /(_URL|_KEY|_SECRET|_TOKEN|PASSWORD)(_FILE|__FILE)?$/
  const nodes = ['TRON_URL', 'NODE_PUBLIC_URL']
  const named = services.flatMap(([name, { environment = {}, secrets = [] }]) =>
    Object.entries(environment)
      .filter(([variable]) => isSecret.test(variable) && !nodes.includes(variable))
      .map(([variable, value]) => ({ name, variable, value: filled(value), secrets })),
  )
  expect(named.length).toBeGreaterThan(6)
  const open = named.filter(
    ({ variable, value, secrets }) =>
      !variable.endsWith('_FILE') || !secrets.includes(value.replace('/run/secrets/', '')),
  )
  expect(open).toEqual([])
})

/** What the process of a service finds, with its secrets in files of the test. */
function environmentOf({ environment = {} }: Service, values = given): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, text]) => {
      const value = filled(text, values)
      if (!name.endsWith('_FILE') || value === '') return [name, value]
      const own = path.join(folder, path.basename(value))
      writeFileSync(
        own,
        name.startsWith('DATABASE') ? 'postgresql://a:b@database/tessera' : 'a1'.repeat(32),
      )
      return [name, own]
    }),
  )
}

test('server and keeper read every variable, and accept them all', () => {
  expect(ours).toHaveLength(3)
  for (const [name, service] of ours) {
    const variables = Object.keys(service.environment ?? {}).map((one) => one.replace(/_FILE$/, ''))
    expect([name, variables.filter((one) => !documented.has(one))]).toEqual([name, []])
    const env = withSecretFiles(environmentOf(service))
    expect([name, variables.filter((one) => !env[one])]).toEqual([name, []])
    expect(configOf(env)).toMatchObject({
      deploymentFile: 'deployments/nile.json',
      publicOrigin: 'https://app.example',
      metricsToken: 'a1'.repeat(32),
    })
  }
})

test('what an operator may leave out is left out', () => {
  for (const [name, service] of ours) {
    const env = withSecretFiles(environmentOf(service, required))
    expect([name, configOf(env)]).toMatchObject([
      name,
      { operators: [], links: [], rwa: false, nodePublicUrl: null, tronApiKey: null },
    ])
    expect(env['TESSERA_BOX_REBIND'] || '').toBe('')
  }
})

/** By hand, on the inside. */
function addressOf(name: string): string | undefined {
  const { networks } = compose.services[name]!
  return (networks as Record<string, { ipv4_address?: string }>)['inside']?.ipv4_address
}

test('commands on the machine reach the database where production.md has it', () => {
  const address = addressOf('database')
  expect(address).toBeDefined()
  expect(address).not.toBe(addressOf('proxy'))
  expect(read('docs/operations/production.md')).toContain(`@${address}/tessera`)
})

test('a server believes the proxy’s address, which no other container is given', () => {
  const address = addressOf('proxy')
  expect(servers.map(([, { environment }]) => environment?.['TRUSTED_PROXIES'])).toEqual([
    address,
    address,
  ])
  // Docker resolves a name by an internal network last: any other in common would have another address.
  for (const [, server] of servers) {
    const common = keysOf(server.networks).filter((one) =>
      keysOf(compose.services['proxy']?.networks).includes(one),
    )
    expect(common).toEqual(['inside'])
  }
  const [{ subnet, ip_range } = { subnet: '', ip_range: '' }] =
    compose.networks['inside']?.ipam?.config ?? []
  const within = (range = ''): boolean => {
    const list = new BlockList()
    const [from, bits] = range.split('/')
    list.addSubnet(from!, Number(bits))
    return list.check(address!)
  }
  expect([within(subnet), within(ip_range)]).toEqual([true, false])
  expect(read('production/postgres/pg_hba.conf')).toContain(` ${subnet} `)
})

test('the proxy knows both servers, and leaves one before it stops to answer', () => {
  const proxy = read('production/Caddyfile')
  expect(proxy.split('{').length).toBe(proxy.split('}').length)
  expect(proxy).toContain(servers.map(([name]) => `${name}:8080`).join(' '))
  const settings = Object.fromEntries(
    [...proxy.matchAll(/^\t+(\w+) (\S+)$/gm)].map(([, key, value]) => [key!, value!]),
  )
  expect(read('apps/server/documents.ts')).toContain(`http.get('${settings['health_uri']}'`)
  const noticed = seconds(settings['health_interval']) + seconds(settings['health_timeout'])
  for (const [, { environment, stop_grace_period }] of servers) {
    const drain = Number(environment?.['DRAIN_SECONDS'])
    expect(drain).toBeGreaterThan(noticed)
    // One second for requests in flight, one for the database: apps/server/server.ts.
    expect(seconds(stop_grace_period)).toBeGreaterThan(drain + 2)
  }
})

test('the collector asks the servers and the keeper where they listen', () => {
  const { scrape_configs, rule_files } = yamlOf('production/prometheus/prometheus.yml') as {
    rule_files: string[]
    scrape_configs: { static_configs: { targets: string[] }[]; authorization: object }[]
  }
  const targets = scrape_configs.flatMap((one) => one.static_configs.flatMap((all) => all.targets))
  const { METRICS_PORT } = compose.services['keeper']!.environment!
  expect(targets).toEqual([...servers.map(([name]) => `${name}:8080`), `keeper:${METRICS_PORT}`])
  expect(rule_files.every((one) => isThere(`production/prometheus/${one}`))).toBe(true)
  for (const { authorization } of scrape_configs) {
    expect(authorization).toEqual({ credentials_file: '/run/secrets/metrics-token' })
  }
})
