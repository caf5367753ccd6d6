import { reportFailedCopies } from '#platform/ui/copyText.ts'
import { ToastView } from '#platform/ui/ToastView.tsx'

import { useStore } from '../store.ts'
import { toast, toastStore } from '../toast.tsx'

reportFailedCopies((sentence) => toast.show(sentence, { kind: 'error' }))

export function ToastHost() {
  const message = useStore(toastStore)
  if (message === null) return null
  return (
    <ToastView
      key={message.id}
      text={message.text}
      kind={message.kind}
      onClose={() => toast.close()}
    />
  )
}
