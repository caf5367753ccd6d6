import { isAddress } from '#platform/std/address.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { Select } from '#platform/ui/Select.tsx'
import { nativeSymbol, useConfig } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { RoleView } from '../api.ts'
import type { Change } from './changes/change.ts'
import { ChangeScreen } from './ChangeScreen.tsx'
import { adminTexts as texts } from './text.ts'
import { queryClient } from '#platform/web/api.ts'

/** A call that the holder of a role signs. */
export function RoleChange({ change, roles }: { change: Change; roles: readonly RoleView[] }) {
  const { action, field, affects, reverse } = change
  const t = useText()
  const { address } = useSession()
  const { start, busy } = useAction(action)
  const [typed, setTyped] = useState(field?.choices?.[0]?.value ?? '')
  const [tried, setTried] = useState(false)
  const coin = { symbol: nativeSymbol() }
  const now = useNow(change)
  const [contract, method] = [String(action.contract), String(action.method)]
  const holders = holdersOf(roles, contract, method.slice(0, method.indexOf('(')))
  const value = field === null ? '' : field.parse(typed)
  const submit = (): void => {
    setTried(true)
    if (value === null) return
    void start(field === null ? {} : { [field.name]: value })
  }
  return (
    <ChangeScreen
      now={change.now === null ? null : (now ?? '…')}
      affects={t(affects)}
      call={`${contract}.${method}`}
      reverse={t(reverse)}
      signs={holders.map((holder) => (
        <AddressText key={holder} address={holder} full className="block" />
      ))}
      label={t(texts.sign)}
      busy={busy}
      refused={holders.some((holder) => holder === address) ? null : t(texts.notYours)}
      onSubmit={submit}
    >
      {field?.choices !== undefined && (
        <Select
          label={t(field.label, coin)}
          value={typed}
          onChange={setTyped}
          options={field.choices.map((one) => ({ value: one.value, label: t(one.text) }))}
        />
      )}
      {field !== null && field.choices === undefined && (
        <Field
          label={t(field.label, coin)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={tried && value === null ? t(field.wrong, coin) : null}
          autoComplete="off"
        />
      )}
    </ChangeScreen>
  )
}

const holdersOf = (
  roles: readonly RoleView[],
  contract: string,
  name: string,
): readonly string[] => [
  ...new Set(
    roles
      .filter((role) => role.contract === contract && role.functions.includes(name))
      .map(({ holder }) => holder),
  ),
]

/** What the contract states, as the node answers it to this browser; null until then. */
function useNow({ now, action }: Change): string | null {
  const t = useText()
  const at = useConfig()?.contracts[String(action.contract)] ?? ''
  const { data } = useQuery(
    {
      queryKey: ['admin now', action.kind, at],
      queryFn: async () => {
        if (now === null || !isAddress(at)) return null
        const { readContract } = await import('#platform/web/tron/contract.ts')
        const read = { address: at, abi: now.abi, functionName: now.view, args: [] }
        return { answer: await readContract(read as Parameters<typeof readContract>[0]) }
      },
      enabled: now !== null && at !== '',
      refetchInterval: 15_000,
    },
    queryClient,
  )
  return now === null || data === undefined || data === null ? null : now.show(data.answer, t)
}
