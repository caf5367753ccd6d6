import axe from 'axe-core'
import type { Browser, Locator, Page } from 'playwright-core'
import { vi } from 'vitest'

import type { Client } from './client.ts'
import { sessionOf, storing } from './stored.ts'
import { labels } from './labels.ts'

export type Locale = keyof typeof labels

/** Someone with a phone: sees roles and names, taps, reloads when they like. */
export class Person {
  readonly page: Page
  readonly labels: (typeof labels)[Locale]
  /** What the page threw or the browser blocked; a journey ends with none. */
  readonly problems: string[] = []
  #taps = 0

  private constructor(page: Page, locale: Locale) {
    this.page = page
    this.labels = labels[locale]
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
    const person = new Person(page, locale)
    await page.exposeBinding('tapped', () => void (person.#taps += 1))
    await page.addInitScript("addEventListener('pointerdown', () => tapped(), true)")
    return person
  }

  /** How often the page was pressed, to close a result or to go on after a reload not counted. */
  async taps(): Promise<number> {
    // What was pressed before has been reported by then.
    await this.page.evaluate('0')
    return this.#taps
  }

  async #uncounted(press: () => Promise<void>): Promise<void> {
    const before = await this.taps()
    await press()
    await this.taps()
    this.#taps = before
  }

  /** Connects the wallet of a demo account, and is signed in. */
  async enter(name: string): Promise<void> {
    await this.page.goto('/')
    await this.button(this.labels.connectWallet).first().click()
    await this.button(this.labels.continueAs(name)).click()
    // Nothing on the page shows it sooner; what stands behind the sheet has no role meanwhile.
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
    await this.button(this.labels.confirm).click()
  }

  /** Waits until the sheet shows this text for the signed call, and closes the sheet. */
  async done(stated: string): Promise<void> {
    await this.page.getByText(stated, { exact: true }).first().waitFor({ timeout: 30_000 })
    await this.#uncounted(() =>
      this.sheet.getByRole('button', { name: this.labels.close, exact: true }).click(),
    )
    await this.sheet.waitFor({ state: 'detached' })
  }

  /** The page is gone while the sheet waits; what was begun is asked about, and goes on from Activity. */
  async reloadAndContinue(): Promise<void> {
    await this.button(this.labels.confirm).waitFor()
    await this.page.reload()
    await this.#uncounted(async () => {
      await this.button(this.labels.continue).click()
      await this.sheet.getByRole('button', { name: this.labels.continue }).first().click()
    })
  }

  /** What axe finds wrong with the page as it stands, by rule. */
  async violations(): Promise<string[]> {
    await this.page.evaluate(axe.source)
    return this.page.evaluate('axe.run().then((r) => r.violations.map((one) => one.id))')
  }
}
