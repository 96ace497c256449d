import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{plugins,scripts,src,checks}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
});
