import { ToastView } from '#platform/ui/ToastView.tsx'

import { useStore } from '../store.ts'
import { toast, toastStore } from '../toast.tsx'

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
