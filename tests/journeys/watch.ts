import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
} from 'playwright-core'

import { record } from './evidence.ts'

/**
 * Watches every page of a browser: what the content policy blocked, what was thrown, which dialogs
 * opened, and which requests went elsewhere than to the page's own origin and the node. `close` fails where
 * there was any of it, so no journey has to check.
 */
export function watched(browser: Browser, home = '127.0.0.1'): Watched {
  const problems: string[] = []
  const newContext = browser.newContext.bind(browser)
  const close = browser.close.bind(browser)
  return Object.assign(browser, {
    async newContext(options?: BrowserContextOptions) {
      const context = await newContext(options)
      await watch(context, problems, home)
      await record(context)
      return context
    },
    async newPage(options?: BrowserContextOptions) {
      const context = await this.newContext(options)
      const page = await context.newPage()
      page.once('close', () => void context.close().catch(() => {}))
      return page
    },
    takeProblems: () => problems.splice(0),
    async close() {
      await close()
      if (problems.length > 0) throw new Error(`In the browser:\n${problems.join('\n')}`)
    },
  })
}

export interface Watched extends Browser {
  /** What was seen since the last read; a test that caused it removes it. */
  takeProblems(): string[]
}

const mark = '[policy violation]'

/** Runs in the page before its own scripts. The browser's own words lack what was blocked. */
const listener = `document.addEventListener('securitypolicyviolation', (event) => {
  console.debug('${mark}', event.effectiveDirective, event.blockedURI, event.sample, 'on', location.pathname)
})`

async function watch(context: BrowserContext, problems: string[], home: string): Promise<void> {
  await context.addInitScript(listener)
  context.on('console', (message) => {
    if (speaksOfPolicy(message)) problems.push(`console: ${message.text()}`)
  })
  context.on('weberror', (thrown) => {
    // A page that is still empty has no storage for what a journey puts there first.
    if (thrown.page()?.url().startsWith('http') === true) {
      problems.push(`thrown: ${thrown.error().message}`)
    }
  })
  context.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss().catch(() => {})
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (!/^(https?|wss?):$/.test(url.protocol)) return
    const page = request.isNavigationRequest() ? '' : request.frame().url()
    const own = page.startsWith('http') ? new URL(page).host : url.host
    // A page may ask the node that the server names; the policy lets it ask no other.
    const isNode = url.hostname === home && /^\/wallet(solidity)?\//.test(url.pathname)
    if ((url.host !== own || url.hostname !== home) && !isNode) {
      problems.push(`request: ${request.method()} ${request.url()}`)
    }
  })
}

const speaksOfPolicy = (message: ConsoleMessage): boolean =>
  message.text().startsWith(mark) ||
  /Content Security Policy|Integrity-Policy|Permissions-Policy|'integrity'|Trusted(HTML|Script)/i.test(
    message.text(),
  )
