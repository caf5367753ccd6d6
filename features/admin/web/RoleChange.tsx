import type { Subject } from '#platform/std/action.ts'
import { parseAddress } from '#platform/std/address.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { Select } from '#platform/ui/Select.tsx'
import { nativeSymbol, useConfig } from '#platform/web/config.ts'
import { startPlan } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { platformTexts } from '#platform/web/text.ts'
import { toast } from '#platform/web/toast.tsx'
import { useState } from 'react'

import type { RoleView } from '../api.ts'
import { allowanceFirst } from './allowanceFirst.ts'
import type { Change, ChangeField } from './changes/change.ts'
import { initiallyTyped, readTyped, subjectOf } from './changes/typed.ts'
import { ChangeScreen } from './ChangeScreen.tsx'
import { adminTexts as texts } from './text.ts'
import { useNow } from './useNow.ts'
import { useReported } from './useReported.ts'

/** A call that the holder of a role signs, or anyone may. */
export function RoleChange({ change, roles }: { change: Change; roles: readonly RoleView[] }) {
  const { kind, access, contract, method, fields, affects, reverse, signs } = change
  const t = useText()
  const { address } = useSession()
  const contracts = useConfig()?.contracts ?? {}
  const [typed, setTyped] = useState<Subject>(() => initiallyTyped(change))
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const now = useNow(change, typed)
  const holders = holdersOf(roles, contract, method.slice(0, method.indexOf('(')))
  const isHolder = signs !== null || holders.some((holder) => holder === address)
  const shared = isHolder ? undefined : sharedRole(roles, change, address)
  const { run, busy: proposing } = useReported()
  const read = readTyped(fields, typed)
  const propose = (subject: Subject, { holder, permission }: RoleView) =>
    run(async () => {
      const { proposedRaw, signRaw } = await import('./multisigCall.ts')
      const by = { owner: parseAddress(holder), permissionId: permission!.id }
      await signRaw(await proposedRaw(change, subject, by, contracts))
      return texts.signed
    })
  const submit = async (): Promise<void> => {
    setTried(true)
    const subject = subjectOf(change, typed)
    if (subject === null || address === null) return
    if (shared !== undefined) {
      await propose(subject, shared)
      return
    }
    setBusy(true)
    try {
      // The coin may be known by a field that is not sent.
      const taken = { ...subject, ...known(read) }
      const first = await allowanceFirst(change, taken, address, contracts)
      await startPlan([...first, { kind, access, subject }])
    } catch {
      toast.show(platformTexts.unreachable, { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <ChangeScreen
      now={change.now === null ? null : (now ?? '…')}
      affects={t(affects)}
      call={`${contract}.${method}`}
      reverse={t(reverse)}
      signs={
        signs === null
          ? holders.map((holder) => (
              <AddressText key={holder} address={holder} full className="block" />
            ))
          : t(signs)
      }
      label={t(shared === undefined ? texts.sign : texts.propose)}
      busy={busy || proposing}
      refused={isHolder || shared !== undefined ? null : t(texts.notYours)}
      onSubmit={() => void submit()}
    >
      {fields.map((field) => (
        <TypedField
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          isWrong={tried && read[field.name] === null}
          onChange={(value) => setTyped((all) => ({ ...all, [field.name]: value }))}
        />
      ))}
    </ChangeScreen>
  )
}

interface TypedFieldProps {
  readonly field: ChangeField
  readonly value: string
  readonly isWrong: boolean
  readonly onChange: (value: string) => void
}

function TypedField({ field, value, isWrong, onChange }: TypedFieldProps) {
  const { label, choices, wrong, limits } = field
  const t = useText()
  const coin = { symbol: nativeSymbol() }
  if (choices !== undefined) {
    return (
      <Select
        label={t(label, coin)}
        value={value}
        onChange={onChange}
        options={choices.map((one) => ({ value: one.value, label: t(one.text) }))}
      />
    )
  }
  return (
    <Field
      label={t(label, coin)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isWrong ? t(wrong, { ...coin, ...limits }) : null}
      autoComplete="off"
    />
  )
}

/** What is right of what was typed. */
const known = (read: Readonly<Record<string, string | null>>): Subject =>
  Object.fromEntries(
    Object.entries(read).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )

/** The role whose holder has given this account a permission, with others. */
const sharedRole = (
  roles: readonly RoleView[],
  { contract, method, flow }: Change,
  address: string | null,
): RoleView | undefined =>
  // Calls of other features' own screens are not proposed here.
  flow === null
    ? undefined
    : roles.find(
        (role) =>
          role.contract === contract &&
          role.functions.includes(method.slice(0, method.indexOf('('))) &&
          role.permission?.keys.some((key) => key.address === address) === true,
      )

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
