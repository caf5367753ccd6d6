import type { Source } from '#platform/std/source.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { CopyButton } from '#platform/ui/CopyButton.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { type ReactNode, useState } from 'react'

import { useFormats } from './format.ts'
import { useText } from './i18n.tsx'
import { verifyTexts as texts } from './verifyText.ts'

export interface VerifyProps {
  /** What the figure is called on the screen. */
  readonly of: string
  /** Several where the figure was reckoned from them; none, null or undefined where the reply tells none: then there is no door. */
  readonly source: Source | readonly Source[] | null | undefined
}

/** The door behind a figure: which contracts, which calls, at which block, and what they answered. */
export function Verify({ of, source }: VerifyProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const sources = source === null || source === undefined ? [] : distinct([source].flat())
  if (sources.length === 0) return null
  return (
    <>
      <button
        type="button"
        aria-label={t(texts.verifyOf, { of })}
        className="-my-3 inline-flex min-h-11 min-w-11 items-center justify-center rounded-md text-xs font-semibold text-lapis underline decoration-dotted underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {t(texts.verify)}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={of} lead={t(texts.lead)}>
        {sources.map((one, i) => (
          <Asked key={i} source={one} />
        ))}
      </Sheet>
    </>
  )
}

/** A figure in a row, and its door beside it. */
export const Verifiable = ({
  children,
  ...door
}: VerifyProps & { readonly children: ReactNode }) => (
  <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
    {children}
    <Verify {...door} />
  </span>
)

/** What two fields were reckoned from is asked once. */
const distinct = (sources: readonly Source[]): readonly Source[] => [
  ...new Map(sources.map((one) => [`${one.contract} ${one.call}`, one])).values(),
]

function Asked({ source }: { source: Source }) {
  const t = useText()
  const formats = useFormats()
  const { contract, contractName, call, block, value } = source
  return (
    <div className="flex flex-col gap-2 border-b border-line pb-2 last:border-0 last:pb-0">
      <KeyValue
        rows={[
          {
            label: t(texts.contract),
            value: (
              <>
                {contractName !== null && <span className="block">{contractName}</span>}
                <AddressText address={contract} full />
              </>
            ),
            wide: true,
          },
          { label: t(texts.call), value: call, wide: true },
          { label: t(texts.block), value: formats.number(block) },
          { label: t(texts.value), value, wide: true },
        ]}
      />
      <div className="flex items-center gap-1">
        <CopyButton text={`${contract} ${call}`} label={t(texts.copyCall)} />
        <span className="text-soft">{t(texts.copyCall)}</span>
      </div>
    </div>
  )
}

/** The source of one field of a reply. */
export const sourceOf = (sources: readonly Source[], what: string): Source | undefined =>
  sources.find((source) => source.what === what)

/** All sources of one field, or of several. */
export const sourcesOf = (sources: readonly Source[], ...fields: string[]): readonly Source[] =>
  fields.flatMap((field) => sources.filter(({ what }) => what === field))
