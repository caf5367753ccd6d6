import type { Endpoint } from '#platform/std/endpoint.ts'
import type { FailureKind } from '#platform/std/failure.ts'
import type { Locale, Text } from '#platform/std/text.ts'
import * as z from 'zod/mini'

import type { BoundEndpoint } from '#platform/server/bind.ts'
import { refusalsOf } from './openapi.ts'

/** A call as it is declared. */
export type Described = Pick<BoundEndpoint, 'endpoint'>

/** The calls as a page to read: no script, one style sheet of ours, in the reader's language. */
export function docsPage(calls: readonly Described[], locale: Locale): string {
  const t = (text: Text): string => escape(text[locale])
  const articles = calls.map((one) => article(one, locale, t)).join('')
  return `<!doctype html>
<html lang="${locale === 'tc' ? 'zh-TW' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tessera · ${t(words.title)}</title><link rel="stylesheet" href="/docs.css"></head>
<body><main><h1>${t(words.title)}</h1><p>${t(words.lead)}</p>
<p><a href="/openapi.json">openapi.json</a></p>
<nav aria-label="${t(words.title)}"><ul>${calls.map(entry).join('')}</ul></nav>${articles}</main></body></html>`
}

const entry = ({ endpoint: { path } }: Described): string =>
  `<li><a href="#${escape(path)}">${escape(path)}</a></li>`

const words = {
  title: { en: 'Calls of the API', tc: 'API 呼叫' },
  lead: {
    en: 'Requests are forms (application/x-www-form-urlencoded). A reply is JSON with code, msg and data; code is OK or one of those listed. The session’s token travels in the header “token”. Amounts are whole numbers of base units, times are unix seconds of the chain.',
    tc: '請求為表單（application/x-www-form-urlencoded）。回覆為 JSON，含 code、msg 與 data；code 為 OK 或所列之一。工作階段的 token 置於標頭「token」。數量為最小單位整數，時間為鏈上 unix 秒。',
  },
  fields: { en: 'Fields', tc: '欄位' },
  required: { en: 'required', tc: '必填' },
  preset: { en: 'preset', tc: '預設' },
  reply: { en: 'Reply', tc: '回覆' },
  refusals: { en: 'Refusals', tc: '拒絕' },
  none: { en: 'none', tc: '無' },
  retry: { en: 'a retry may help', tc: '可重試' },
  public: { en: 'anyone', tc: '任何人' },
  session: { en: 'signed in', tc: '已登入' },
  active: { en: 'signed in and active', tc: '已登入且已啟用' },
  operator: { en: 'operators', tc: '營運人員' },
} as const

type Translate = (text: Text) => string

function article({ endpoint }: Described, locale: Locale, t: Translate): string {
  const { method, path, access } = endpoint
  const schema = z.toJSONSchema(endpoint.output, { io: 'output', unrepresentable: 'any' })
  return `<article id="${escape(path)}"><h2><code>${method} ${escape(path)}</code></h2>
<p><span lang="en">${escape(endpoint.summary)}</span> · ${t(words[access])}</p>
<h3>${t(words.fields)}</h3>${fieldList(endpoint, locale, t)}
<details><summary>${t(words.reply)}</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>
<h3>${t(words.refusals)}</h3><ul>${refusalsOf(endpoint)
    .map((kind) => refusal(kind, locale, t))
    .join('')}</ul></article>`
}

interface Field {
  description?: string
  default?: string | number
  enum?: string[]
}

/** The description of a field from `std/fields.ts`, in the reader's language. */
const forms: readonly [RegExp, (...found: string[]) => Text][] = [
  [
    /^whole number from (\d+) to (\d+)$/,
    (from, to) => ({ en: `whole number from ${from} to ${to}`, tc: `${from} 至 ${to} 的整數` }),
  ],
  [/^TRON address/, () => ({ en: 'TRON address in base58, T…', tc: 'TRON 地址（base58，T…）' })],
  [
    /^transaction hash/,
    () => ({ en: 'transaction hash, 64 hex digits', tc: '交易雜湊，64 位十六進位字元' }),
  ],
]

function formText(description: string, locale: Locale): string {
  for (const [form, text] of forms) {
    const found = form.exec(description)
    if (found !== null) return text(...found.slice(1))[locale]
  }
  return description
}

function fieldList(endpoint: Endpoint, locale: Locale, t: Translate): string {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Field>)
  if (fields.length === 0) return `<p>${t(words.none)}</p>`
  const required = new Set(schema.required ?? [])
  const items = fields.map(([name, field]) => {
    const notes = [
      required.has(name) ? t(words.required) : '',
      escape(formText(field.description ?? '', locale)),
      field.enum === undefined ? '' : escape(field.enum.join(' | ')),
      field.default === undefined ? '' : `${t(words.preset)} ${escape(String(field.default))}`,
    ].filter((note) => note !== '')
    return `<li><code>${escape(name)}</code> ${notes.join(' · ')}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}

const refusal = (kind: FailureKind, locale: Locale, t: Translate): string =>
  `<li><code>${kind.status} ${escape(kind.code)}</code> ${escape(kind.text[locale])}${
    kind.retry ? ` (${t(words.retry)})` : ''
  }</li>`

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

export const docsStyle = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:46rem;margin:0 auto;padding:1rem}
article{border-top:1px solid color-mix(in srgb,currentColor 25%,transparent);padding:.5rem 0}
h2,h3{margin:.75rem 0 .25rem;font-size:1rem}
ul{margin:.25rem 0;padding-left:1.25rem}nav ul{list-style:none;padding:0}
nav a{display:inline-flex;align-items:center;min-height:2.75rem}a{color:LinkText}pre{overflow:auto;font-size:.8rem}
summary{min-height:2.75rem;display:flex;align-items:center;cursor:pointer;font-weight:600}
`
