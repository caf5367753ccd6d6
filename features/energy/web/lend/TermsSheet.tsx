import { Button } from '#platform/ui/Button.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'

import { energyActions } from '../../actions.ts'
import { lendTexts as texts } from '../textLend.ts'
import type { OwnBooks } from './Books.tsx'
import { FormSheet } from './FormSheet.tsx'
import { TermsFields, useTerms } from './TermsFields.tsx'

/** Another price or least energy, or no new leases at all. */
export function TermsSheet({ own, onClose }: { own: OwnBooks; onClose: () => void }) {
  const t = useText()
  const { lender, price, least } = own.lender
  const { start, busy } = useAction(energyActions.terms)
  const sheet = useFormSheet([energyActions.terms.kind], onClose)
  const terms = useTerms({ price, least })
  const change = (to: number | null, from: number | null): void => {
    if (to === null || from === null) return
    void sheet.start(start({ lender, price: String(to), least: String(from) }))
  }
  return (
    <FormSheet
      open={sheet.open}
      title={t(texts.change)}
      busy={busy}
      onSubmit={() => change(terms.price, terms.least)}
      onClose={onClose}
    >
      <TermsFields terms={terms} network={own.network} />
      {price > 0 && (
        <Button kind="quiet" onClick={() => change(0, least)}>
          {t(texts.stop)}
        </Button>
      )}
    </FormSheet>
  )
}
