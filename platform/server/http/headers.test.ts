import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import {
  helmetOptions,
  inlineScripts,
  inlineStyles,
  plainHeaders,
  securityHeaders,
} from './headers.ts'

const policyOf = (origin: string | null, folder: string | null = null) => {
  const { contentSecurityPolicy } = helmetOptions(folder, origin)
  if (typeof contentSecurityPolicy !== 'object') throw new Error('no content policy')
  return contentSecurityPolicy.directives ?? {}
}

test('nothing is allowed that is not named, and nothing unsafe is named', () => {
  const policy = policyOf(null)
  expect(policy['defaultSrc']).toEqual(["'none'"])
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|https?:|\*|blob:|filesystem:/)
  // Pictures may be data, since cards carry their art on chain; code may not.
  const asData = Object.entries(policy).filter(([, value]) =>
    JSON.stringify(value).includes('data:'),
  )
  expect(asData.map(([name]) => name)).toEqual(['imgSrc'])
})

test('pages request the node that the operator names, by its origin alone', async () => {
  const named = { publicOrigin: null, nodePublicUrl: 'https://node.example/tron' }
  const policyFor = async (config: Parameters<typeof securityHeaders>[1]) =>
    (await securityHeaders(null, config))['content-security-policy']
  expect(await policyFor(named)).toContain("connect-src 'self' https://node.example;")
  expect(await policyFor({ publicOrigin: null })).toContain("connect-src 'self';")
})

test('text never becomes code, and there is no policy by which it could', () => {
  const policy = policyOf(null)
  expect(policy['requireTrustedTypesFor']).toEqual(["'script'"])
  expect(policy['trustedTypes']).toEqual(["'none'"])
  expect(policy['scriptSrcAttr']).toEqual(["'none'"])
  expect(plainHeaders['integrity-policy']).toBe('blocked-destinations=(script)')
})

test('a name is bound to https only where readers come by https', () => {
  expect(helmetOptions(null, null).strictTransportSecurity).toBe(false)
  expect(helmetOptions(null, 'http://127.0.0.1:8080').strictTransportSecurity).toBe(false)
  expect(helmetOptions(null, 'https://app.example').strictTransportSecurity).toEqual({
    maxAge: 31_536_000,
  })
})

test('scripts that stand in a page, and not those in files', () => {
  const html =
    '<script type="importmap">{"a":1}</script><script crossorigin src="/b.js"></script><script>\nc()\n</script>'
  expect(inlineScripts(html)).toEqual(['{"a":1}', '\nc()\n'])
})

test('styles that stand in a page', () => {
  expect(inlineStyles('<style>a{}</style><link rel="stylesheet"><style>\nb{}</style>')).toEqual([
    'a{}',
    '\nb{}',
  ])
})

test('what is inline in a built page is allowed by its hash alone, once, also around what the server renders', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'tessera-headers-'))
  const folder = path.join(root, 'web')
  mkdirSync(folder, { recursive: true })
  mkdirSync(path.join(root, 'web.renderer/frames/en'), { recursive: true })
  writeFileSync(path.join(root, 'web.renderer/frames/en/tx.html'), '<style>e{}</style>')
  writeFileSync(path.join(folder, 'index.html'), '<script>a()</script>')
  writeFileSync(
    path.join(root, 'web.renderer/frames/en/home.html'),
    '<style>b{}</style><script>a()</script><script data-app="/c.js">d()</script>',
  )
  const policy = policyOf(null, folder)
  rmSync(root, { recursive: true })
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  // In whichever order the folder names its files.
  expect(new Set(policy['scriptSrc'] as string[])).toEqual(
    new Set(["'self'", hash('a()'), hash('d()')]),
  )
  expect(policy['scriptSrc']).toHaveLength(3)
  expect(policy['styleSrc']).toEqual(["'self'", hash('b{}'), hash('e{}')])
})
