import { expect, it } from 'vitest';
import { readS3Address } from './storage-address.ts';

it.each([
  'https://bucket',
  's3://',
  's3://B',
  's3://bucket/a//b',
  's3://key:secret@bucket',
  's3://bucket:80',
  's3://bucket?endpoint=ftp://a',
  's3://bucket?endpoint=http://key:secret@a',
  's3://bucket?pathStyle=yes',
  's3://bucket?region=a%20b',
  's3://bucket?regoin=eu-west-1',
  's3://bucket#part',
  'bucket',
])('is no address of a bucket: %s', (text) => {
  expect(readS3Address(text)).toBeNull();
});

it('puts the bucket into the path where the store is not Amazon itself, unless told', () => {
  const endpoint = 'http://127.0.0.1:9000';
  expect(readS3Address(`s3://bucket/a/b/?endpoint=${endpoint}/`)).toEqual({
    ...{ bucket: 'bucket', prefix: 'a/b/', endpoint, region: 'us-east-1', pathStyle: true },
  });
  expect(readS3Address('s3://bucket?region=eu-west-3')).toEqual({
    ...{ bucket: 'bucket', prefix: '', endpoint: null, region: 'eu-west-3', pathStyle: false },
  });
  expect(readS3Address(`s3://bucket?endpoint=${endpoint}&pathStyle=0`)?.pathStyle).toBe(false);
});
