import type { Source } from '#platform/std/source.ts'
import { defineTexts } from '#platform/std/text.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { CopyButton } from '#platform/ui/CopyButton.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'

import type { VerifiedFigure } from './Verify.tsx'

import { useFormats } from './format.ts'
import { useText } from './i18n.tsx'
import { platformTexts } from './text.ts'

const texts = defineTexts({
  lead: {
    en: 'Make the same call to the same contract and compare.',
    tc: '向同一合約作相同查詢，即可核對。',
  },
  contract: { en: 'Contract', tc: '合約' },
  call: { en: 'Call', tc: '查詢' },
  block: { en: 'Block', tc: '區塊' },
  value: { en: 'Returned', tc: '回傳值' },
  copyCall: { en: 'Copy contract and call', tc: '複製合約與查詢' },
})

interface VerifySheetProps {
  readonly figures: readonly VerifiedFigure[]
  readonly onClose: () => void
}

/** The figures of a screen, each with its contracts, calls, blocks and what they returned. */
export function VerifySheet({ figures, onClose }: VerifySheetProps) {
  const t = useText()
  return (
    <Sheet open onClose={onClose} title={t(platformTexts.verify)} lead={t(texts.lead)}>
      <div className="flex flex-col [&>*+*]:border-t-0">
        {figures.map(({ of, sources }, i) => (
          <Disclosure key={i} title={of} note={sources.length > 1 ? sources.length : undefined}>
            <div className="flex flex-col gap-2 pb-3">
              {sources.map((source, n) => (
                <ReadOnChain key={n} source={source} />
              ))}
            </div>
          </Disclosure>
        ))}
      </div>
    </Sheet>
  )
}

function ReadOnChain({ source }: { source: Source }) {
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
