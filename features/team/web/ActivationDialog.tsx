import { isAddress, typedAddress } from '#platform/std/address.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { CodeField } from '#platform/ui/CodeField.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import type { ActivationDialogProps } from '#platform/web/feature.ts'
import { takeWaiting, useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useEffect, useRef, useState } from 'react'
import { accountApi } from '#features/account/public.web.ts'
import { storage } from '#platform/web/storage.ts'

import { teamActions } from '../actions.ts'
import { teamApi } from '../api.ts'
import { inviterFault } from './inviter.ts'
import { teamTexts as texts } from './text.ts'

/** Takes the inviter and checks it before anything is signed. */
export function ActivationDialog({ open, onClose }: ActivationDialogProps) {
  const t = useText()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(texts.activateTitle)}
      lead={t(texts.activateLead)}
    >
      {open && <InviterForm onDone={onClose} />}
    </Sheet>
  )
}

function InviterForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { address: own } = useSession()
  const root = useConfig()?.communityRoot
  const remembered = useRememberedInviter()
  const [typed, setTyped] = useState<string | null>(null)
  const [pressed, setPressed] = useState(false)
  const [waits, setWaits] = useState(false)
  const { start, busy } = useAction(teamActions.bind)

  const inviter = typedAddress(typed ?? remembered ?? '')
  const check = useApi(
    teamApi.bindUpMember,
    isAddress(inviter) && inviter !== own ? { address: inviter } : null,
  )
  // The account of the form; none once it is closed.
  const asked = useRef<string | null>(null)
  useEffect(() => {
    asked.current = inviter
    return () => {
      asked.current = null
    }
  }, [inviter])
  const fault = inviterFault(inviter, own, check.data?.activated ?? null)
  const unchecked = fault === null && check.isError
  // A word about an empty or half-typed field waits for the button.
  const shownFault = fault !== null && (pressed || inviter.length >= 34) ? t(fault) : null

  /** Who presses before the answer is there waits for it. */
  const isActive = async (): Promise<boolean> => {
    if (check.data !== undefined) return check.data.activated
    setWaits(true)
    const { data } = await check.refetch({ cancelRefetch: false })
    setWaits(false)
    return data?.activated === true
  }

  const activate = async (): Promise<void> => {
    setPressed(true)
    // An inactive account may have become active.
    if (unchecked || fault === texts.inactive) return void check.refetch()
    if (fault !== null || !(await isActive())) return
    // Meanwhile another inviter may have been typed, or the sheet closed.
    if (asked.current !== inviter) return
    // What met this question goes on by itself; closing it would give that up.
    const then = takeWaiting()
    onDone()
    await start({ to: inviter }, [], then)
  }

  return (
    <Form onSubmit={() => void activate()}>
      <CodeField
        label={t(texts.inviterAddress)}
        required
        placeholder={t(texts.inviterPlaceholder)}
        value={typed ?? remembered ?? ''}
        onChange={setTyped}
        error={shownFault ?? (unchecked ? t(texts.unchecked) : null)}
      />
      {fault === null && !unchecked && (
        <Surface className="flex flex-col gap-2 bg-ground">
          <span className="text-soft">{t(texts.fullAddress)}</span>
          <AddressText address={inviter} full className="text-base font-semibold" />
          <span className="flex flex-wrap gap-2">
            {check.data?.activated === true ? (
              <Chip tone="verdigris">{t(texts.inviterActive)}</Chip>
            ) : (
              <Chip>{t(texts.checking)}</Chip>
            )}
            {inviter === root && <Chip>{t(texts.rootFilled)}</Chip>}
            {typed === null && inviter === remembered && <Chip>{t(texts.remembered)}</Chip>}
          </span>
          <span className="text-xs text-soft">{t(texts.cannotChange)}</span>
        </Surface>
      )}
      {root !== undefined && inviter !== root && own !== root && (
        <div className="flex flex-col gap-1">
          <Button kind="quiet" onClick={() => setTyped(root)}>
            {t(texts.noInviter)}
          </Button>
          <p className="text-center text-xs text-soft">{t(texts.noInviterHint)}</p>
        </div>
      )}
      <Button type="submit" full busy={busy || waits}>
        {t(texts.activate)}
      </Button>
    </Form>
  )
}

/** The inviter of the link that led here: kept in this browser, or with the member's record. */
function useRememberedInviter(): string | null {
  const { address, status } = useSession()
  const info = useApi(
    accountApi.addressInfo,
    address !== null && status === 'signedIn' ? { address } : null,
  )
  const inviter = storage.read('inviter') ?? info.data?.inviter ?? null
  return inviter === address ? null : inviter
}
