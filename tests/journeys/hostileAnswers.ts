import { accountApi } from '#features/account/api.ts'
import type { APIResponse, Page, Route } from 'playwright-core'

import { endpoints } from './gateway.ts'
import { hostilePage } from './hostileRendering.ts'
import { hostileReply } from './hostileReplies.ts'

/** The replies to a page's calls, and the requests. */
export interface Answers {
  /** Paths of calls that were made since it was last replaced, also where the reply came later. */
  asked: Set<string>
  /** The number of pages rendered from hostile replies. */
  rendered: number
}

/** From now on every reply of the server at `origin` has hostile texts wherever it may hold a text. */
export async function answerHostile(
  page: Page,
  origin: string,
  batch: readonly string[],
  asAnswered: boolean,
): Promise<Answers> {
  const answers: Answers = { asked: new Set(), rendered: 0 }
  const answer = async (route: Route): Promise<void> => {
    const { asked } = answers
    const reply = (path: string, data: unknown, texts: readonly string[]): unknown => {
      asked.add(path)
      return hostileReply(path, data, texts, { asAnswered })
    }
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (pathname === accountApi.people.path) {
      asked.add(pathname)
      return route.fulfill({ json: allNamed(request.postData() ?? '', batch) })
    }
    if (pathname === '/config.json') {
      const response = await fetched(route)
      return route.fulfill({ response, json: hostileConfig(await response.json(), batch) })
    }
    if (request.isNavigationRequest()) {
      const response = await fetched(route)
      const body = await hostilePage(
        pathname.slice(1) || 'home',
        await response.text(),
        batch,
        reply,
      )
      answers.rendered += body === null ? 0 : 1
      return route.fulfill({ response, ...(body === null ? {} : { body }) })
    }
    const call = calledBy(request.method(), pathname)
    if (call === null) return route.continue()
    const response = await fetched(route)
    const json = (await response.json()) as { code: string; data: unknown }
    if (json.code !== 'OK') return route.fulfill({ response, json })
    return route.fulfill({ response, json: { ...json, data: reply(call, json.data, batch) } })
  }
  await page.route((url) => url.origin === origin && !url.pathname.startsWith('/tron'), answer)
  return answers
}

/**
 * The server's reply. A journey this long leaves connections idle until the server closes them; one
 * that is taken at that moment is reset, and asked once more, as a browser does.
 */
function fetched(route: Route): Promise<APIResponse> {
  return route.fetch({ maxRetries: 1 })
}

/** The path of a call as it is declared; null for what is no call. A POST is one, known or not. */
function calledBy(method: string, pathname: string): string | null {
  if (method === 'POST') return pathname
  const called = endpoints.find(
    (one) =>
      one.method === method &&
      new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )
  return called?.path ?? null
}

/**
 * Every account in a reply has a nickname, even for a portrait alone: every second all of the
 * texts, the others one each.
 */
function allNamed(form: string, batch: readonly string[]): object {
  const addresses = (new URLSearchParams(form).get('addresses') ?? '').split(',')
  const list = addresses.map((address, i) => ({
    address,
    nickname: i % 2 === 0 ? batch.join(' ') : batch[i % batch.length],
    avatar: null,
    alike: i % 3 === 0,
  }))
  return { code: 'OK', msg: '', data: { list } }
}

/** What an operator could set: links, names. */
function hostileConfig(config: Record<string, unknown>, batch: readonly string[]) {
  const links = batch.map((text, i) => ({
    name: text,
    url: i % 2 === 0 ? text : `https://a.example/${text}`,
  }))
  return { ...config, links }
}
