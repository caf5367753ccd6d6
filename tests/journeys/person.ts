import axe from 'axe-core'
import type { Browser, Locator, Page } from 'playwright-core'
import { vi } from 'vitest'

import type { Client } from './client.ts'
import { sessionOf, storing } from './stored.ts'
import { words } from './words.ts'

export type Locale = keyof typeof words

/** Someone with a phone: sees roles and names, taps, reloads when they like. */
export class Person {
  readonly page: Page
  readonly words: (typeof words)[Locale]
  /** What the page threw or the browser blocked; a journey ends with none. */
  readonly problems: string[] = []

  private constructor(page: Page, locale: Locale) {
    this.page = page
    this.words = words[locale]
    // On a machine that does much else a node answers slowly; who does not wait, fails at random.
    page.setDefaultTimeout(30_000)
    page.on('pageerror', (error) => this.problems.push(error.message))
    page.on('console', (message) => {
      if (/Content Security Policy|Hydration/.test(message.text())) {
        this.problems.push(message.text())
      }
    })
  }

  /** With a client, signed in as that. */
  static async at(browser: Browser, url: string, locale: Locale, client?: Client): Promise<Person> {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 480, height: 900 } })
    await page.addInitScript(storing({ locale, ...(client && sessionOf(client)) }))
    return new Person(page, locale)
  }

  /** Connects the wallet of a demo account, and is signed in. */
  async enter(name: string): Promise<void> {
    await this.page.goto('/')
    await this.button(this.words.connectWallet).first().click()
    await this.button(this.words.continueAs(name)).click()
    // Nothing on the page says it sooner; what stands behind the sheet has no role meanwhile.
    const signedIn = async (): Promise<void> => {
      if (!(await this.page.evaluate("'token' in localStorage"))) throw new Error('not signed in')
    }
    await vi.waitFor(signedIn, { timeout: 30_000 })
    await this.sheet.waitFor({ state: 'detached' })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole(
      'button',
      typeof name === 'string' ? { name, exact: true } : { name },
    )
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name })
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog').last()
  }

  /** Signs what the sheet shows. */
  async confirm(): Promise<void> {
    await this.button(this.words.confirm).click()
  }

  /** Waits until this is said of what was signed, and puts the sheet away. */
  async done(said: string): Promise<void> {
    await this.page.getByText(said, { exact: true }).first().waitFor({ timeout: 30_000 })
    await this.sheet.getByRole('button', { name: this.words.done, exact: true }).click()
    await this.sheet.waitFor({ state: 'detached' })
  }

  /** The page is gone while the sheet waits; what was begun is asked about, and goes on. */
  async reloadAndContinue(): Promise<void> {
    await this.button(this.words.confirm).waitFor()
    await this.page.reload()
    await this.button(this.words.check).click()
    await this.button(this.words.continue).click()
  }

  /** What axe finds wrong with the page as it stands, by rule. */
  async violations(): Promise<string[]> {
    await this.page.evaluate(axe.source)
    return this.page.evaluate('axe.run().then((r) => r.violations.map((one) => one.id))')
  }
}
