/** Refusals of calls on boxes for a wrong choice. */
export const select = {
  status: 422,
  code: 'SELECT_BOX',
  field: 'boxIds',
  en: 'Select a box first',
  tc: '請先選擇盲盒',
}
export const notYours = {
  status: 403,
  code: 'NOT_YOUR_BOX',
  field: 'boxIds',
  en: 'This box belongs to another address',
  tc: '此盲盒屬於其他地址',
}
export const notSealed = {
  status: 409,
  code: 'NOT_SEALED',
  field: 'boxIds',
  en: 'This box is not sealed any more',
  tc: '此盲盒已非未開狀態',
}
