// What the trainer does between convolutions, each in one pass over pictures of (n, height, width, channels), in float or bfloat16.
// Sums and statistics are always float.

#include <torch/extension.h>

#include <cstdint>
#include <cstring>
#include <vector>

using torch::Tensor;

namespace {

struct Half {
  uint16_t bits;
};

inline float read(float value) { return value; }
inline float read(Half value) {
  uint32_t bits = uint32_t(value.bits) << 16;
  float out;
  std::memcpy(&out, &bits, 4);
  return out;
}
inline void write(float& to, float value) { to = value; }
inline void write(Half& to, float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, 4);
  to.bits = uint16_t((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

template <class Work>
void by_type(const Tensor& x, Work work) {
  if (x.scalar_type() == torch::kBFloat16) {
    work(Half{});
  } else {
    work(float{});
  }
}

template <class T>
T* data(const Tensor& x) {
  return reinterpret_cast<T*>(x.data_ptr());
}

Tensor in_order(const Tensor& x) { return x.contiguous(at::MemoryFormat::ChannelsLast); }

/// Two sums for every picture and channel: `visit` adds to both what a pixel, which begins at a number, gives.
template <class Visit>
void sum_up(const Tensor& like, Tensor& first, Tensor& second, Visit visit) {
  const int64_t n = like.size(0), channels = like.size(1), pixels = like.size(2) * like.size(3);
  float* one = first.data_ptr<float>();
  float* two = second.data_ptr<float>();
  at::parallel_for(0, n, 1, [&](int64_t from, int64_t to) {
    for (int64_t i = from; i < to; i++) {
      float* __restrict a = one + i * channels;
      float* __restrict b = two + i * channels;
      for (int64_t p = 0; p < pixels; p++) visit((i * pixels + p) * channels, channels, a, b);
    }
  });
}

/// Mean and mean square of every picture's channels, (n, channels) each.
std::vector<Tensor> moments(const Tensor& given) {
  const Tensor x = in_order(given);
  auto sums = torch::zeros({x.size(0), x.size(1)}, torch::kFloat);
  auto squares = torch::zeros_like(sums);
  by_type(x, [&](auto type) {
    using T = decltype(type);
    const T* from = data<T>(x);
    sum_up(x, sums, squares, [=](int64_t at, int64_t channels, float* __restrict a, float* __restrict b) {
      const T* __restrict pixel = from + at;
      for (int64_t c = 0; c < channels; c++) {
        const float value = read(pixel[c]);
        a[c] += value;
        b[c] += value * value;
      }
    });
  });
  const float pixels = float(x.size(2) * x.size(3));
  return {sums / pixels, squares / pixels};
}

/// `x * gain + shift`, gain and shift (n, channels); below 0 cut off where `cut`.
Tensor affine(const Tensor& given, const Tensor& gain, const Tensor& shift, bool cut) {
  const Tensor x = in_order(given);
  Tensor out = torch::empty_like(x);
  const int64_t n = x.size(0), channels = x.size(1), pixels = x.size(2) * x.size(3);
  const float* gains = gain.data_ptr<float>();
  const float* shifts = shift.data_ptr<float>();
  const float least = cut ? 0 : -3e38f;
  by_type(x, [&](auto type) {
    using T = decltype(type);
    const T* from = data<T>(x);
    T* into = data<T>(out);
    at::parallel_for(0, n, 1, [&](int64_t first, int64_t last) {
      for (int64_t i = first; i < last; i++) {
        const float* __restrict g = gains + i * channels;
        const float* __restrict s = shifts + i * channels;
        for (int64_t p = 0; p < pixels; p++) {
          const T* __restrict a = from + (i * pixels + p) * channels;
          T* __restrict b = into + (i * pixels + p) * channels;
          for (int64_t c = 0; c < channels; c++) {
            const float value = read(a[c]) * g[c] + s[c];
            write(b[c], value > least ? value : least);
          }
        }
      }
    });
  });
  return out;
}

/// Gradients of gain and shift for `affine(x, gain, shift, cut)`, whose outcome was `out`.
std::vector<Tensor> affine_sums(const Tensor& x, const Tensor& out, const Tensor& given, bool cut) {
  const Tensor grad = in_order(given);
  auto gains = torch::zeros({x.size(0), x.size(1)}, torch::kFloat);
  auto shifts = torch::zeros_like(gains);
  by_type(x, [&](auto type) {
    using T = decltype(type);
    const T* from = data<T>(x);
    const T* came = data<T>(out);
    const T* back = data<T>(grad);
    const float least = cut ? 0 : -3e38f;
    sum_up(x, gains, shifts, [=](int64_t at, int64_t channels, float* __restrict a, float* __restrict b) {
      const T* __restrict xs = from + at;
      const T* __restrict ys = came + at;
      const T* __restrict gs = back + at;
      for (int64_t c = 0; c < channels; c++) {
        const float g = read(ys[c]) > least ? read(gs[c]) : 0.f;
        a[c] += g * read(xs[c]);
        b[c] += g;
      }
    });
  });
  return {gains, shifts};
}

/// The gradient of x: what comes back through `affine`, and through the moments that its gain and shift were made of.
Tensor affine_back(const Tensor& x, const Tensor& out, const Tensor& given, const Tensor& gain, const Tensor& mean, const Tensor& square, bool cut) {
  const Tensor grad = in_order(given);
  Tensor result = torch::empty_like(x);
  const int64_t n = x.size(0), channels = x.size(1), pixels = x.size(2) * x.size(3);
  const float* gains = gain.data_ptr<float>();
  const Tensor constants = mean / float(pixels), slopes = square * (2.f / float(pixels));
  const float* constant = constants.data_ptr<float>();
  const float* slope = slopes.data_ptr<float>();
  const float least = cut ? 0 : -3e38f;
  by_type(x, [&](auto type) {
    using T = decltype(type);
    const T* from = data<T>(x);
    const T* came = data<T>(out);
    const T* back = data<T>(grad);
    T* into = data<T>(result);
    at::parallel_for(0, n, 1, [&](int64_t first, int64_t last) {
      for (int64_t i = first; i < last; i++) {
        const float* __restrict g = gains + i * channels;
        const float* __restrict k = constant + i * channels;
        const float* __restrict s = slope + i * channels;
        for (int64_t p = 0; p < pixels; p++) {
          const int64_t at = (i * pixels + p) * channels;
          const T* __restrict xs = from + at;
          const T* __restrict ys = came + at;
          const T* __restrict gs = back + at;
          T* __restrict to = into + at;
          for (int64_t c = 0; c < channels; c++) {
            const float through = read(ys[c]) > least ? read(gs[c]) * g[c] : 0.f;
            write(to[c], through + k[c] + s[c] * read(xs[c]));
          }
        }
      }
    });
  });
  return result;
}

struct Between {
  int64_t near, far;  // the nearer of two source pixels, three quarters of the way, and the other
};

Between between(int64_t at, int64_t length) {
  const int64_t near = at / 2, far = at % 2 ? near + 1 : near - 1;
  return {near, far < 0 ? 0 : far >= length ? length - 1 : far};
}

/// `x` at twice its size, bilinear between the middles of pixels, with the channels of `beside` behind its own.
Tensor up_beside(const Tensor& given, const Tensor& other) {
  const Tensor x = in_order(given), beside = in_order(other);
  const int64_t n = x.size(0), own = x.size(1), height = x.size(2), width = x.size(3), more = beside.size(1);
  Tensor out = torch::empty({n, own + more, 2 * height, 2 * width}, x.options(), at::MemoryFormat::ChannelsLast);
  by_type(x, [&](auto type) {
    using T = decltype(type);
    const T* small = data<T>(x);
    const T* big = data<T>(beside);
    T* into = data<T>(out);
    at::parallel_for(0, n * 2 * height, 16, [&](int64_t first, int64_t last) {
      for (int64_t row = first; row < last; row++) {
        const Between rows = between(row % (2 * height), height);
        const T* near = small + ((row / (2 * height)) * height + rows.near) * width * own;
        const T* far = small + ((row / (2 * height)) * height + rows.far) * width * own;
        for (int64_t column = 0; column < 2 * width; column++) {
          const Between columns = between(column, width);
          const int64_t pixel = row * 2 * width + column;
          T* __restrict to = into + pixel * (own + more);
          const T* __restrict a = near + columns.near * own;
          const T* __restrict b = near + columns.far * own;
          const T* __restrict c = far + columns.near * own;
          const T* __restrict d = far + columns.far * own;
          for (int64_t k = 0; k < own; k++)
            write(to[k], 0.5625f * read(a[k]) + 0.1875f * (read(b[k]) + read(c[k])) + 0.0625f * read(d[k]));
          std::memcpy(to + own, big + pixel * more, more * sizeof(T));
        }
      }
    });
  });
  return out;
}

/// Gradients of both inputs of `up_beside`; `own` channels belong to the first.
std::vector<Tensor> up_beside_back(const Tensor& given, int64_t own) {
  const Tensor grad = in_order(given);
  const int64_t n = grad.size(0), both = grad.size(1), more = both - own, height = grad.size(2) / 2, width = grad.size(3) / 2;
  Tensor small = torch::empty({n, own, height, width}, grad.options(), at::MemoryFormat::ChannelsLast);
  Tensor big = torch::empty({n, more, 2 * height, 2 * width}, grad.options(), at::MemoryFormat::ChannelsLast);
  by_type(grad, [&](auto type) {
    using T = decltype(type);
    const T* from = data<T>(grad);
    T* first_out = data<T>(small);
    T* second_out = data<T>(big);
    at::parallel_for(0, n, 1, [&](int64_t first, int64_t last) {
      std::vector<float> sums(height * width * own);
      for (int64_t i = first; i < last; i++) {
        std::fill(sums.begin(), sums.end(), 0.f);
        for (int64_t row = 0; row < 2 * height; row++) {
          const Between rows = between(row, height);
          for (int64_t column = 0; column < 2 * width; column++) {
            const Between columns = between(column, width);
            const int64_t pixel = (i * 2 * height + row) * 2 * width + column;
            const T* __restrict g = from + pixel * both;
            float* a = sums.data() + (rows.near * width + columns.near) * own;
            float* b = sums.data() + (rows.near * width + columns.far) * own;
            float* c = sums.data() + (rows.far * width + columns.near) * own;
            float* d = sums.data() + (rows.far * width + columns.far) * own;
            // At the edges some of the four are one pixel, so each is added in turn.
            for (int64_t k = 0; k < own; k++) a[k] += 0.5625f * read(g[k]);
            for (int64_t k = 0; k < own; k++) b[k] += 0.1875f * read(g[k]);
            for (int64_t k = 0; k < own; k++) c[k] += 0.1875f * read(g[k]);
            for (int64_t k = 0; k < own; k++) d[k] += 0.0625f * read(g[k]);
            std::memcpy(second_out + pixel * more, g + own, more * sizeof(T));
          }
        }
        T* to = first_out + i * height * width * own;
        for (int64_t k = 0; k < height * width * own; k++) write(to[k], sums[k]);
      }
    });
  });
  return {small, big};
}

}  // namespace

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
  m.def("moments", &moments);
  m.def("affine", &affine);
  m.def("affine_sums", &affine_sums);
  m.def("affine_back", &affine_back);
  m.def("up_beside", &up_beside);
  m.def("up_beside_back", &up_beside_back);
}
