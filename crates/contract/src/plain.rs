//! Plain data: what views and events become on their way to whoever shows them. One small type for all games instead
//! of a serializer a type: the page has to be small.

/// A value without types of its own.
#[derive(Clone, Debug, PartialEq)]
pub enum Plain {
    /// Nothing: JavaScript's `null`.
    Nothing,
    /// Yes or no.
    Bool(bool),
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Plain>),
    /// Keys with their values, in order.
    Object(Vec<(&'static str, Plain)>),
}

/// What can be shown as plain data, in the shape that the JS API's types give it.
pub trait Show {
    /// As plain data.
    fn plain(&self) -> Plain;
}

impl Plain {
    /// An object without keys yet.
    pub fn object() -> Plain {
        Plain::Object(Vec::new())
    }

    /// An object of a kind, as events are.
    pub fn of_kind(kind: &'static str) -> Plain {
        Plain::object().with("kind", kind)
    }

    /// The object with one more key; nothing but an object has any.
    #[must_use]
    pub fn with(mut self, key: &'static str, value: impl Show) -> Plain {
        self.put(key, value.plain());
        self
    }

    /// Adds a key; nothing but an object has any.
    #[inline(never)]
    pub fn put(&mut self, key: &'static str, value: Plain) {
        if let Plain::Object(keys) = self {
            keys.push((key, value));
        }
    }
}

impl Show for Plain {
    fn plain(&self) -> Plain {
        self.clone()
    }
}

impl Show for bool {
    fn plain(&self) -> Plain {
        Plain::Bool(*self)
    }
}

impl Show for u8 {
    fn plain(&self) -> Plain {
        Plain::Number(f64::from(*self))
    }
}

impl Show for u32 {
    fn plain(&self) -> Plain {
        Plain::Number(f64::from(*self))
    }
}

impl Show for f64 {
    fn plain(&self) -> Plain {
        Plain::Number(*self)
    }
}

impl Show for str {
    fn plain(&self) -> Plain {
        Plain::Text(self.into())
    }
}

impl<T: Show + ?Sized> Show for &T {
    fn plain(&self) -> Plain {
        (**self).plain()
    }
}

impl<T: Show> Show for Option<T> {
    fn plain(&self) -> Plain {
        self.as_ref().map_or(Plain::Nothing, T::plain)
    }
}

impl<T: Show> Show for [T] {
    fn plain(&self) -> Plain {
        Plain::List(self.iter().map(T::plain).collect())
    }
}

impl<T: Show, const N: usize> Show for [T; N] {
    fn plain(&self) -> Plain {
        self.as_slice().plain()
    }
}

impl<T: Show> Show for Vec<T> {
    fn plain(&self) -> Plain {
        self.as_slice().plain()
    }
}
