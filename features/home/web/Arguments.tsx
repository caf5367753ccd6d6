import { isAddress } from '#platform/std/address.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useConfig } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { argTerm, type Forms, valueText } from './termText.ts'
import { termTexts as texts } from './textTerms.ts'
import { knownTerms } from './knownTerms.ts'

const day = 86_400

export interface ArgumentsProps {
  /** Its name in the deployment; null for a contract that is not ours. */
  readonly contract: string | null
  /** The event or the call. */
  readonly of: string
  readonly args: readonly { name: string; value: string }[]
}

/** Each value with its meaning and unit, and as the contract has it where that differs. */
export function Arguments({ contract, of, args }: ArgumentsProps) {
  const t = useText()
  const terms = knownTerms()
  const forms = useForms()
  return (
    <KeyValue
      rows={args.map(({ name, value }, index) => {
        const term = argTerm(terms, contract, of, name)
        const text = term === null ? null : valueText(value, term.unit, forms)
        const raw = name === '' ? `#${index + 1}` : name
        return {
          label: term === null ? raw : t(term.text),
          value:
            text === null ? (
              <Raw value={value} />
            ) : (
              <>
                <span>{text}</span>
                <span className="block text-xs font-normal text-soft">{`${raw} ${value}`}</span>
              </>
            ),
          wide: value.length > 16 && (text === null || value.startsWith('[')),
        }
      })}
    />
  )
}

const Raw = ({ value }: { value: string }) =>
  isAddress(value) ? <AddressText address={value} full /> : value

function useForms(): Forms {
  const t = useText()
  const { dateTime } = useFormats()
  const coins = useConfig()?.coins ?? []
  const duration = (seconds: number): string =>
    seconds % day === 0 ? t(texts.days, { days: seconds / day }) : t(texts.seconds, { seconds })
  return { coins, dateTime, duration }
}
