import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { launchBrowser } from './browser.ts'
import { browser, onStage, stack } from './onStage.ts'
import { builtWeb, serverOn } from './stack.ts'

/** What a browser refuses a page of ours, and that the journeys would notice. */
onStage({ web: true })

describe('every journey is watched', () => {
  let page: Page

  beforeAll(async () => {
    page = await browser.newPage({ baseURL: stack.server.url })
    await page.goto('/')
    await page.locator('main').waitFor()
  })
  afterAll(async () => {
    await page?.close()
    browser.takeProblems()
  })

  test('a page left alone does nothing of the kind', () => {
    expect(browser.takeProblems()).toEqual([])
  })

  test.each([
    ['markup made of text', "document.body.innerHTML = '<b>b</b>'", /TrustedHTML/],
    ['code made of text', "setTimeout('1')", /TrustedScript/],
    [
      'a policy that would allow it',
      "trustedTypes.createPolicy('any', {})",
      /TrustedTypePolicy named 'any'/,
    ],
    [
      'a script in the page',
      "const script = document.createElement('script'); script.append('x()'); document.head.append(script)",
      /will not be executed/,
    ],
    [
      'a handler in markup',
      "document.body.setAttribute('onclick', 'x()'); document.body.click()",
      /script-src-attr|TrustedScript/,
    ],
    [
      'a style in markup',
      "document.body.setAttribute('style', 'color: red')",
      /style-src-attr inline/,
    ],
    [
      'a script from a text',
      "document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: '/theme.js' }))",
      /TrustedScriptURL/,
    ],
    [
      'a picture from elsewhere',
      "new Image().src = 'https://elsewhere.example/x.png'",
      /img-src https:\/\/elsewhere/,
    ],
    [
      'a call elsewhere',
      "fetch('http://127.0.0.1:1/steal').catch(() => {})",
      /connect-src http:\/\/127\.0\.0\.1:1/,
    ],
    [
      'a base for all links',
      "document.head.append(Object.assign(document.createElement('base'), { href: 'https://elsewhere.example' }))",
      /base-uri/,
    ],
    ['a dialog', 'alert(1)', /dialog: 1/],
    ['something thrown', "queueMicrotask(() => { throw new Error('planted') })", /thrown: planted/],
  ] as const)('%s is seen', async (_, code, expected) => {
    await page.evaluate(code).catch(() => {})
    let seen = ''
    await expect.poll(() => (seen += browser.takeProblems().join('\n'))).toMatch(expected)
  })

  test.each([
    ['stays out', true, 'kept out'],
    ['would run without our word for it', false, 'run'],
  ])('a module without its hash %s', async (_, message, became) => {
    const open = await browser.newPage({ baseURL: stack.server.url })
    await open.route('/', async (route) => {
      const reply = await route.fetch()
      const { 'integrity-policy': policy, ...others } = reply.headers()
      expect(policy).toBe('blocked-destinations=(script)')
      return message ? route.continue() : route.fulfill({ response: reply, headers: others })
    })
    await open.goto('/')
    // Under a name that no list has a hash for.
    const code = "import('/theme.js?again').then(() => 'run', () => 'kept out')"
    expect(await open.evaluate(code)).toBe(became)
    await open.close()
    browser.takeProblems()
  })

  test('a request elsewhere is seen where no policy stops it', async () => {
    const open = await browser.newPage({ baseURL: stack.server.url, bypassCSP: true })
    await open.goto('/')
    await open.evaluate("new Image().src = 'https://elsewhere.example/x.png'")
    let seen = ''
    await expect
      .poll(() => (seen += browser.takeProblems().join('\n')))
      .toContain('request: GET https://elsewhere.example/x.png')
    await open.close()
  })

  test('a browser that saw something does not close in silence', async () => {
    const other = await launchBrowser()
    const page = await other.newPage({ baseURL: stack.server.url })
    await page.goto('/')
    await page.evaluate("document.body.innerHTML = ''").catch(() => {})
    await expect(other.close()).rejects.toThrow('TrustedHTML')
  })
})

describe('one byte changed', () => {
  let folder: string
  let server: Awaited<ReturnType<typeof serverOn>>

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tessera-web-'))
    cpSync(builtWeb, folder, { recursive: true })
    server = await serverOn(stack.world, folder)
  })
  afterAll(async () => {
    await server?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Flips one letter of the file; returns a function that restores it. */
  function spoil(name: RegExp): () => void {
    const file = readdirSync(path.join(folder, 'assets')).find((each) => name.test(each))
    if (file === undefined) throw new Error(`no file is named like ${name}`)
    const kinds = ['', '.br', '.gz'].map((kind) => path.join(folder, 'assets', file + kind))
    const there = kinds.flatMap((kind) => {
      try {
        return [[kind, readFileSync(kind)] as const]
      } catch {
        return []
      }
    })
    for (const [kind] of there.slice(1)) rmSync(kind)
    const [plain, whole] = there[0]!
    const bytes = Buffer.from(whole)
    bytes[bytes.length - 2] = bytes[bytes.length - 2]! ^ 1
    writeFileSync(plain, bytes)
    return () => there.forEach(([kind, content]) => writeFileSync(kind, content))
  }

  test('in a screen: the browser refuses it, the app shows it and recovers by its button', async () => {
    const mend = spoil(/^NftPledgeScreen-.*\.js$/)
    const page = await browser.newPage({ baseURL: server.url })
    await page.goto('/nftPledge')
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    expect(browser.takeProblems().join('\n')).toContain('integrity')
    mend()
    await again.click()
    await expect
      .poll(async () => {
        if (await again.isVisible()) await again.click()
        return page.getByText('Reward reserve', { exact: true }).isVisible()
      })
      .toBe(true)
    browser.takeProblems()
    await page.close()
  })

  test('in the code that every page needs: the page shows it, and recovers by its button', async () => {
    const mend = spoil(/^(app|index)-.*\.js$/)
    const page = await browser.newPage({ baseURL: server.url })
    await page.goto('/nowhere')
    const again = page.getByRole('button', { name: 'Load again' })
    await again.waitFor()
    expect(browser.takeProblems().join('\n')).toContain('integrity')
    mend()
    await again.click()
    await page.getByRole('link', { name: 'Home' }).first().waitFor()
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await page.close()
  })
})
