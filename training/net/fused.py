"""The trainer's layers between convolutions in one pass each (`fused.cpp`, built once with the machine's compiler): about twice as fast."""

import os

import torch
from torch.autograd import Function
from torch.utils.cpp_extension import load

HERE = os.path.dirname(os.path.abspath(__file__))
kernels = load('fused_kernels', [f'{HERE}/fused.cpp'], extra_cflags=['-O3', '-march=native', '-ffast-math', '-fopenmp'])


class Scaled(Function):
    """`model.scaled`; gain and shift are (n, channels) each."""

    @staticmethod
    def forward(ctx, x, of_moments, cut, *weights):
        x = x.contiguous(memory_format=torch.channels_last)
        with torch.enable_grad():
            inputs = [value.detach().requires_grad_() for value in (*kernels.moments(x), *weights)]
            gain, shift = (value.contiguous() for value in of_moments(*inputs))
        out = kernels.affine(x, gain, shift, cut)
        ctx.inputs, ctx.outcome, ctx.cut = inputs, (gain, shift), cut
        ctx.save_for_backward(x, out)
        return out

    @staticmethod
    def backward(ctx, grad):
        x, out = ctx.saved_tensors
        grad = grad.contiguous(memory_format=torch.channels_last)
        gain = ctx.outcome[0]
        mean = square = torch.zeros_like(gain)
        weights = []
        if gain.requires_grad:
            by_outcome = kernels.affine_sums(x, out, grad, ctx.cut)
            mean, square, *weights = torch.autograd.grad(ctx.outcome, ctx.inputs, by_outcome)
        back = kernels.affine_back(x, out, grad, gain.detach(), mean.contiguous(), square.contiguous(), ctx.cut)
        return (back, None, None, *weights)


class UpBeside(Function):
    """`x` at twice its size with `beside` behind it."""

    @staticmethod
    def forward(ctx, x, beside):
        ctx.own = x.shape[1]
        return kernels.up_beside(x, beside.to(x.dtype))

    @staticmethod
    def backward(ctx, grad):
        return tuple(kernels.up_beside_back(grad, ctx.own))
