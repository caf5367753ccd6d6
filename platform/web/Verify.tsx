import type { Source } from '#platform/std/source.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { CopyButton } from '#platform/ui/CopyButton.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useState } from 'react'

import { useFormats } from './format.ts'
import { useText } from './i18n.tsx'
import { verifyTexts as texts } from './verifyText.ts'

export interface VerifyProps {
  /** What the figure is called on the screen. */
  readonly of: string
  /** null or undefined where the reply tells none: then there is no door. */
  readonly source: Source | null | undefined
}

/** The door behind a figure: which contract, which call, at which block, and what it answered. */
export function Verify({ of, source }: VerifyProps) {
  const t = useText()
  const formats = useFormats()
  const [open, setOpen] = useState(false)
  if (source === null || source === undefined) return null
  const { contract, contractName, call, block, value } = source
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
      </Sheet>
    </>
  )
}

/** The source of one field of a reply. */
export const sourceOf = (sources: readonly Source[], what: string): Source | undefined =>
  sources.find((source) => source.what === what)
