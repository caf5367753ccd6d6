import type { Text, TextValues } from './text.ts'

/** One way a call can fail: declared once, beside the endpoints that can fail so. */
export interface FailureKind {
  /** Stable word for programs, in capitals. */
  readonly code: string
  /** HTTP status of the reply. */
  readonly status: number
  /** True where the same call may succeed later without a change by the caller. */
  readonly retry: boolean
  /** What the reader sees. */
  readonly text: Text
}

/** A refusal or failure on its way to the one funnel that turns it into a reply. */
export class Failure extends Error {
  override readonly name = 'Failure'
  constructor(
    kind: FailureKind,
    options: { values?: TextValues; field?: string; cause?: unknown; data?: unknown } = {},
  ) {
    super(kind.code, options.cause === undefined ? undefined : { cause: options.cause })
    this.kind = kind
    this.values = options.values ?? {}
    this.field = options.field
  }
  readonly kind: FailureKind
  readonly values: TextValues
  /** The request field that is at fault, where one is. */
  readonly field: string | undefined
}

/** Throws the first rule that refuses a field, if any. */
export function refuseIf(fault: FailureKind | null, field: string, values: TextValues = {}): void {
  if (fault !== null) throw new Failure(fault, { field, values })
}

export function defineFailures<
  const T extends Record<string, { status: number; retry?: boolean; text: Text }>,
>(kinds: T): { readonly [K in keyof T]: FailureKind } {
  const named: Record<string, FailureKind> = {}
  for (const [code, kind] of Object.entries(kinds)) {
    named[code] = { code, status: kind.status, retry: kind.retry ?? false, text: kind.text }
  }
  return named as { readonly [K in keyof T]: FailureKind }
}

/** Failures that any endpoint may answer with. */
export const failures = defineFailures({
  INVALID: {
    status: 422,
    text: { en: '{field}: {reason}', tc: '{field}：{reason}' },
  },
  NOT_SIGNED_IN: {
    status: 401,
    text: { en: 'Sign in with your wallet first', tc: '請先以錢包登入' },
  },
  NOT_ACTIVE: { status: 403, text: { en: 'Please active first', tc: '請先啟用' } },
  NOT_YOUR_DUTY: {
    status: 403,
    text: { en: 'This is another operator’s duty', tc: '此項屬於其他營運人員的職責' },
  },
  NOT_YOURS: {
    status: 403,
    text: { en: 'This belongs to another address', tc: '此項屬於其他地址' },
  },
  NOT_FOUND: { status: 404, text: { en: 'Not found', tc: '找不到' } },
  METHOD_NOT_ALLOWED: {
    status: 405,
    text: { en: 'This path takes {methods}', tc: '此路徑僅接受 {methods}' },
  },
  CONFLICT: {
    status: 409,
    text: { en: 'This was already used for something else', tc: '此項已用於其他用途' },
  },
  TOO_LARGE: { status: 413, text: { en: 'The request is too large', tc: '請求內容過大' } },
  UNSUPPORTED: {
    status: 415,
    text: {
      en: 'Send the request as {type}',
      tc: '請以 {type} 送出請求',
    },
  },
  RATE_LIMITED: {
    status: 429,
    retry: true,
    text: {
      en: 'Too many requests. Try again in {seconds} s',
      tc: '請求過多，請於 {seconds} 秒後再試',
    },
  },
  INTERNAL: {
    status: 500,
    retry: true,
    text: {
      en: 'Something went wrong on our side. Reload to see whether anything was changed. Reference {reference}',
      tc: '系統發生錯誤。請重新載入，確認是否已有變更。參考編號 {reference}',
    },
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    retry: true,
    text: {
      en: 'The database does not answer. Try again in a moment',
      tc: '資料庫沒有回應，請稍後再試',
    },
  },
  /** Every call that writes is safe to repeat: an order by its requestId, the rest by what it writes. */
  RESULT_UNKNOWN: {
    status: 503,
    retry: true,
    text: {
      en: 'The database stopped answering before it confirmed this: it may be done or not. Reload to see; repeating it is safe, nothing is done twice',
      tc: '資料庫在確認前停止回應，此操作可能已完成，也可能未完成。請重新載入查看；重試是安全的，不會重複執行',
    },
  },
  NODE_UNAVAILABLE: {
    status: 503,
    retry: true,
    text: {
      en: 'The TRON node does not answer. Try again in a moment',
      tc: 'TRON 節點沒有回應，請稍後再試',
    },
  },
  /** A contract refused a read of what an index had: as a rule blocks were replaced meanwhile. */
  CHAIN_CHANGED: {
    status: 503,
    retry: true,
    text: {
      en: 'The chain changed while this was read. Try again in a moment',
      tc: '讀取期間鏈上狀態已變更，請稍後再試',
    },
  },
  NOT_READY: {
    status: 503,
    retry: true,
    text: { en: 'Starting up. Try again in a moment', tc: '系統啟動中，請稍後再試' },
  },
})
