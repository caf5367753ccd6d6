// The least that a page with React and a router can be: two routes and a link.
import { createElement as h, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Link, Route, Switch } from 'wouter'

const home = h('main', null, h('h1', null, 'Home'), h(Link, { to: '/other' }, 'Other'))
const other = h('main', null, h('h1', null, 'Other'), h(Link, { to: '/' }, 'Home'))
const routes = h(Switch, null, h(Route, { path: '/' }, home), h(Route, { path: '/other' }, other))

createRoot(document.querySelector('#app')).render(h(StrictMode, null, routes))
