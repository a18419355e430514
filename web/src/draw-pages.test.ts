import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { locales as contracted, tools } from '@maquette/contract';
import { expect, it } from 'vitest';
import { drawPages, drawWishes, locales } from './draw-pages.tsx';
import { textIn } from '#test/render-static.ts';

const drawn = drawPages();

it('draws home, sign-in and sign-up in every language there is', async () => {
  expect(locales).toEqual([...contracted]);
  const pages = await drawn;
  expect(pages.map(({ locale, path }) => `${locale} ${path}`).toSorted()).toEqual([
    'en /',
    'en /login',
    'en /register',
    'fr /',
    'fr /login',
    'fr /register',
  ]);
  const login = pages.find(({ locale, path }) => locale === 'fr' && path === '/login');
  expect(login?.title).toBe('Connexion · Maquette');
  expect(textIn(login?.html ?? '')).toContain('Bon retour parmi nous');
});

it('draws nothing that the content security policy takes away, nothing unfinished and no form that tells addresses', async () => {
  for (const { html, path } of await drawn) {
    expect(html, path).not.toMatch(/ style=|<style|<script|<template|<!--\$[!?]/);
    expect(html.match(/<h1/g), path).toHaveLength(1);
    for (const [form] of html.matchAll(/<form[^>]*>/g)) expect(form).toContain('method="post"');
  }
});

it('fetches ahead the pictures of the first view alone, in the width that fits', async () => {
  for (const { path, links } of await drawn) {
    const pictures = [...links.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link);
    expect(pictures, path).toHaveLength(path === '/' ? 2 : 0);
    for (const link of pictures) expect(link).toMatch(/living-\w+-720\.webp 720w.* imageSizes="/);
  }
});

it('tells the server what can be wished of the rooms with one click, in words of each language, as its calls take it', async () => {
  const wishes = await drawWishes();
  expect(wishes.map(({ locale }) => locale)).toEqual([...Array(7).fill('en'), ...Array(7).fill('fr')]);
  const shipped = readdirSync(join(import.meta.dirname, '../public/samples'));
  for (const { call, form, image, mask } of wishes) {
    expect(() => tools[call].endpoint.form.parse(form)).not.toThrow();
    expect(shipped).toEqual(expect.arrayContaining([image, mask]));
    expect(JSON.stringify(form)).not.toContain('visits.');
  }
  expect(new Set(wishes.map(({ form }) => JSON.stringify(form))).size).toBe(14);
});
