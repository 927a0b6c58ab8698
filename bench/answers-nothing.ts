/** An adapter that answers every call with an object that no method's schema takes. */
export default {
  call: (method: string): object =>
    method === 'describe'
      ? {
          protocol: 1,
          implementation: { name: 'answers nothing', version: '0' },
          standards: [{ id: 'pool/1', modules: ['core', 'estimation', 'idle'] }],
        }
      : { nothing: method },
};
