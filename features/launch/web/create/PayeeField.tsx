import { shortAddress } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { RecipientField } from '#platform/web/spend/RecipientField.tsx'
import { useState } from 'react'

import type { FormState } from './useForm.ts'
import { fieldTexts } from './textFields.ts'
import { formTexts as texts } from './textForm.ts'

interface PayeeFieldProps {
  readonly form: FormState
  readonly field: 'feeRecipient' | 'devLPReceiver'
  readonly own: string | null
}

/** Who is paid, for ever: the reader, unless another address is typed. */
export function PayeeField({ form, field, own }: PayeeFieldProps) {
  const t = useText()
  const typed = form.typed[field]
  const [open, setOpen] = useState(typed !== '')
  const { label, means } = fieldTexts[field]
  if (!open && own !== null) {
    return (
      <div className="flex flex-col gap-1.5">
        <span className="font-semibold">{t(label)}</span>
        <div className="flex min-h-12 items-center gap-3 rounded-md border border-line pl-3">
          <span className="min-w-0 grow [overflow-wrap:anywhere]">
            <span translate="no" className="num">
              {shortAddress(own)}
            </span>
            <span className="text-soft">{` · ${t(texts.you)}`}</span>
          </span>
          <Button
            kind="quiet"
            small
            className="border-transparent text-lapis"
            aria-label={`${t(label)}: ${t(texts.change)}`}
            onClick={() => setOpen(true)}
          >
            {t(texts.change)}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <RecipientField
      label={t(label)}
      hint={t(means)}
      required={false}
      value={typed}
      error={form.faultOf(field)}
      onChange={(text) => form.set(field, text)}
    />
  )
}
