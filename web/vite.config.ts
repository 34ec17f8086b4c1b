// How the client is built and tested. The build must live under the server's
// Content-Security-Policy (src/server/pages.cpp): nothing inline, nothing from elsewhere.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env['ORRERY_SERVER'] ?? 'http://127.0.0.1:8080';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// The table server refuses the Origin of a page that is not its own, so the proxy speaks for it.
const toServer = (): ProxyOptions => ({
  target: server,
  changeOrigin: true,
  ws: true,
  configure(proxy) {
    proxy.on('proxyReq', (request) => request.setHeader('origin', server));
    proxy.on('proxyReqWs', (request) => request.setHeader('origin', server));
  },
});
const proxy = { '/api': toServer(), '/ws': toServer() };

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // A data: URL in a style sheet is allowed for images only, and not for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy },
  preview: { proxy, headers: { 'Content-Security-Policy': policy } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.mjs'], environment: 'node' },
});
